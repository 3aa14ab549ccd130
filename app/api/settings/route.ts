import type { Settings } from "@/lib/api/fetch-settings";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** What the browser must know and no shared page may hold. */
export function GET(): Response {
  const settings: Settings = { maps: env().maps, tagManagerId: env().tagManagerId };
  return Response.json(settings, { headers: { "cache-control": "private, max-age=300" } });
}

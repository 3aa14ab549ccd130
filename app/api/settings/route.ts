import type { Settings } from "@/lib/api/fetch-settings";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** What the browser must know and no shared page may hold. */
export function GET(): Response {
  const { maps, tagManagerId, socialProviders, samlLogin, botCheck } = env();
  const settings: Settings = { maps, tagManagerId, socialProviders, samlLogin, botCheck };
  return Response.json(settings, { headers: { "cache-control": "private, max-age=300" } });
}

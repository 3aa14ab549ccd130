import type { Settings } from "@/lib/api/fetch-settings";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** Settings of the browser that must not be in cached pages. */
export function GET(): Response {
  const { maps, tagManagerId, socialProviders, botCheck } = env();
  const settings: Settings = { maps, tagManagerId, socialProviders, botCheck };
  return Response.json(settings, { headers: { "cache-control": "private, max-age=300" } });
}

import { env } from "@/lib/env";
import { isReachable } from "@/lib/ebsn/reachability";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const isDeep = new URL(request.url).searchParams.has("deep");
  const shop = isDeep ? ((await isReachable(env().ebsnUrl)) ? "reachable" : "unreachable") : undefined;
  const status = shop === "unreachable" ? 503 : 200;
  return Response.json({ status: "ok", shop }, { status, headers: { "cache-control": "no-store" } });
}

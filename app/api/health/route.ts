import { getReachability } from "@/lib/ebsn/reachability";

const TIMEOUT_MS = 2000;

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const isDeep = new URL(request.url).searchParams.has("deep");
  const isReachable = isDeep && (await getReachability(Date.now() + TIMEOUT_MS)) === "reachable";
  const shop = isDeep ? (isReachable ? "reachable" : "unreachable") : undefined;
  const status = shop === "unreachable" ? 503 : 200;
  return Response.json({ status: "ok", shop }, { status, headers: { "cache-control": "no-store" } });
}

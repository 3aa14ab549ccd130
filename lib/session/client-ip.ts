import { env } from "../env";

/** Seen by the outermost trusted proxy; the last entry is the connection's own, added by our server. */
export function getClientIp(headers: Pick<Headers, "get">, trustedProxies = env().trustedProxies): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? "";
}

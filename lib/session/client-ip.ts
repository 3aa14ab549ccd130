/** Seen by the outermost trusted proxy; the last entry is the connection's own, added by our server. */
export function getClientIp(forwardedFor: string | null, trustedProxies: number): string {
  const hops = (forwardedFor ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? "";
}

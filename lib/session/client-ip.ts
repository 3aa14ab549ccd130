import { env } from "../env";

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
const NETWORK_GROUPS = 4;

/** An IPv6 address without its second half: every connection has a whole /64 of them. */
function toVisitorAddress(address: string): string {
  const plain = address.replace(MAPPED_IPV4, "");
  if (!plain.includes(":")) return plain;
  const [start = "", end] = plain.toLowerCase().split("::", 2);
  const groupsOf = (text = "") => text.split(":").filter(Boolean);
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const gap = end === undefined ? 0 : Math.max(0, 2 * NETWORK_GROUPS - first.length - last.length);
  const groups = [...first, ...Array<string>(gap).fill("0"), ...last].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::`;
}

/** Seen by the outermost trusted proxy; the last entry is the connection's own, added by our server. */
export function getClientIp(headers: Pick<Headers, "get">, trustedProxies = env().trustedProxies): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return toVisitorAddress(hops.at(-1 - trustedProxies) ?? hops[0] ?? "");
}

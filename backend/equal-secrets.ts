import { timingSafeEqual } from "node:crypto";

/** In constant time; compares bytes, as texts of the same length may have more of them. */
export function areSecretsEqual(one: string, other: string): boolean {
  const [oneBytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return oneBytes.length === otherBytes.length && timingSafeEqual(oneBytes, otherBytes);
}

import { timingSafeEqual } from "node:crypto";

/** In constant time; compares bytes, as texts of the same length may have more of them. */
export function areSecretsEqual(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

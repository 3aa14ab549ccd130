import { createHmac } from "node:crypto";

/** Deterministic; the seed cannot be recovered. */
export function visitorUuid(seed: string, secret: string): string {
  const hex = createHmac("sha256", secret).update(seed).digest("hex");
  const variant = ((parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

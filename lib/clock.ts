import { env } from "./env";

/** The present as the shop sees it; tests and demos may stop it with SHOP_CLOCK. */
export function now(): Date {
  const { clock } = env();
  return clock ? new Date(clock) : new Date();
}

import { env } from "./env";

export function now(): Date {
  const { clock } = env();
  return clock ? new Date(clock) : new Date();
}

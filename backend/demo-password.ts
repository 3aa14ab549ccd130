import { randomBytes } from "node:crypto";

export const RANDOM = "random";

/** Of the demo log-ins; undefined: the README's. */
export const chooseDemoPassword = (setting: string | undefined): string | undefined =>
  setting === RANDOM ? randomBytes(12).toString("base64url") : setting;

import { randomBytes } from "node:crypto";

export const RANDOM = "random";

export const chooseDemoPassword = (setting: string | undefined): string | undefined =>
  setting === RANDOM ? randomBytes(12).toString("base64url") : setting;

import { createHash, randomBytes } from "node:crypto";

export const newToken = (): string => randomBytes(32).toString("base64url");

/** Only hashes are stored: a database leak exposes no usable token. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

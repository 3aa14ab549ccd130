import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Tokens are stored only as this: who reads the database cannot use them. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

import { ApiError } from "@/lib/api/api-fetch";

/** Shops that ask for the password again say so when the change is sent without it. */
export const isPasswordMissing = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.has("error.password.required");

export const passwordFieldOf = (code: string): "password" | null =>
  /^error\.password\.(?:required|wrong)$/.test(code) ? "password" : null;

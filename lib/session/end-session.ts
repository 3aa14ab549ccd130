import { ApiError, apiFetch } from "../api/api-fetch";

/**
 * The gateway ends the session whatever the shop answers. Throws `ApiError` where it was not reached.
 * Returns what the shop answered, null when it rejected the call.
 */
export function endSession<T>(call: string): Promise<T | null> {
  return apiFetch<T>(call, { method: "POST" }).catch((error: unknown) => {
    if (error instanceof ApiError && error.http > 0) return null;
    throw error;
  });
}

import { ApiError } from "./api-fetch";
import { emit } from "../overlays/events";

export function emitError(key: string, cause: unknown): void {
  // An expired session is reported by `apiFetch`.
  if (cause instanceof ApiError && cause.kind === "session") return;
  emit({ kind: "failed", key, messages: cause instanceof ApiError ? cause.messages.errors : [] });
}

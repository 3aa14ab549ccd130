import { ApiError } from "./api-fetch";
import { emit } from "../overlays/events";

export function emitError(key: string, cause: unknown): void {
  const error = cause instanceof ApiError ? cause : null;
  // An expired session is reported by `apiFetch`.
  if (error?.kind === "session") return;
  emit({
    kind: "failed",
    key: error?.kind === "network" || error?.kind === "timeout" ? `errors.${error.kind}` : key,
    messages: error?.messages.errors ?? [],
  });
}

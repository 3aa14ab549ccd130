import { hasHint } from "@/lib/session/hint";

const listeners = new Set<() => void>();

/** Whether this browser may hold a signed-in session (the hint cookie; not a proof). */
export function maybeSignedIn(): boolean {
  return hasHint();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Called after log-in, log-out and a session found gone. */
export function sessionChanged(): void {
  for (const listener of listeners) listener();
}

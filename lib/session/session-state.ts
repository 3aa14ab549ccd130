import { createStore } from "../store";
import { hasSessionHint } from "./session-hint";

/** Whether somebody may be signed in, by the hint cookie; not a proof. null: unknown, on the server. */
export const sessionHintStore = createStore<boolean | null>(null, hasSessionHint);

// The hint cookie may outlive the session, so it is ignored until the session changes.
let hasEnded = false;

export function mayHaveSession(): boolean {
  return sessionHintStore.get() === true;
}

export const hasSessionEnded = (): boolean => hasEnded;

export function markSessionChanged(): void {
  hasEnded = false;
  sessionHintStore.set(hasSessionHint());
}

export function markSessionEnded(): void {
  hasEnded = true;
  sessionHintStore.set(false);
}

/** Another tab may have signed in or out in the meantime. */
export function readSessionHint(): void {
  if (!hasEnded) sessionHintStore.set(hasSessionHint());
}

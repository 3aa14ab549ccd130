import { hasHint } from "@/lib/session/hint";

// A browser that keeps its hint after the session has gone must not ask for ever.
let gone = false;

// Reading cookies stops the page for a moment, and every card asks.
let hint: boolean | null = null;

const listeners = new Set<() => void>();

/** Whether this browser may hold a signed-in session (the hint cookie; not a proof). */
export function maybeSignedIn(): boolean {
  hint ??= hasHint();
  return !gone && hint;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  hint = null;
  for (const listener of listeners) listener();
}

/** A session began or changed: log-in, or a visitor's first choice. */
export function sessionChanged(): void {
  gone = false;
  tell();
}

/** The session is over: log-out, or the shop said so. */
export function sessionEnded(): void {
  gone = true;
  tell();
}

/** Another tab may have signed in or out while this one was not seen. */
export function lookAtHint(): void {
  if (hint !== null && hasHint() !== hint) tell();
}

import { hasSessionHint } from "@/lib/session/session-hint";

// The hint cookie may outlive the session; stop calling the API then.
let hasEnded = false;

// Reading `document.cookie` is slow and every card asks.
let cachedHint: boolean | null = null;

const listeners = new Set<() => void>();

/** Reads the hint cookie; not a proof. */
export function mayBeSignedIn(): boolean {
  cachedHint ??= hasSessionHint();
  return !hasEnded && cachedHint;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notifyListeners(): void {
  cachedHint = null;
  for (const listener of listeners) listener();
}

export function markSessionChanged(): void {
  hasEnded = false;
  notifyListeners();
}

export function markSessionEnded(): void {
  hasEnded = true;
  notifyListeners();
}

/** Another tab may have signed in or out in the meantime. */
export function readSessionHint(): void {
  if (cachedHint !== null && hasSessionHint() !== cachedHint) notifyListeners();
}

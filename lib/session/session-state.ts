import { createStore } from "../state/store";
import { hasSessionHint, hasSignedInHint, readHint, SIGNED_IN_HINT } from "./session-hint";

/** Whether somebody may be signed in, by the hint cookie; not a proof. null: unknown, on the server. */
export const sessionHintStore = createStore<boolean | null>(null, hasSessionHint);

// The hint cookie may outlive the session, so it is ignored until the session changes.
let hasEnded = false;
let hasExpired = false;
let customerHint = readHint(SIGNED_IN_HINT);

export function mayHaveSession(): boolean {
  return sessionHintStore.get() === true;
}

export const hasSessionEnded = (): boolean => hasEnded;

/** Ended by the shop, not by a log-out. */
export const hasSessionExpired = (): boolean => hasExpired;

/** The hint of the customer whom this page shows, whose session may have ended since; "" for a visitor. */
export const shownCustomerHint = (): string => customerHint;

/** The shop or another tab has ended the session, which this page has not noticed yet. */
export const hasSessionGone = (): boolean => customerHint !== "" && !hasEnded && !hasSignedInHint();

export function markSessionChanged(): void {
  hasEnded = false;
  hasExpired = false;
  customerHint = readHint(SIGNED_IN_HINT);
  sessionHintStore.set(hasSessionHint());
}

export function markSessionEnded(): void {
  hasEnded = true;
  hasExpired = false;
  sessionHintStore.set(false);
}

export function markSessionExpired(): void {
  markSessionEnded();
  hasExpired = true;
}

/** Another tab may have signed in or out in the meantime. */
export function readSessionHint(): void {
  if (hasEnded) return;
  customerHint ||= readHint(SIGNED_IN_HINT);
  sessionHintStore.set(hasSessionHint());
}

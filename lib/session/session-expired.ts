import type { Message } from "../ebsn/domain/envelope";
import { emit } from "../overlays/events";
import { hasSessionEnded, hasSessionGone } from "./session-state";

type Listener = () => void;
const listeners = new Set<Listener>();

export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function notifySessionExpired(): void {
  for (const listener of listeners) listener();
  emit({ kind: "sessionExpired" });
}

/**
 * After the end of a session, also in another tab, the cookie is gone: the next call is rejected like a
 * visitor's.
 */
export const isSignedOutAnswer = (httpStatus: number, errors: Message[]): boolean =>
  httpStatus === 403 &&
  errors.some(({ code }) => code === "error.auth.required") &&
  (hasSessionEnded() || hasSessionGone());

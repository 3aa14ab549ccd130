import { notifySessionExpired } from "./session-expired";
import { hasSignedInHint } from "./session-hint";
import { withSessionLock } from "./session-lock";

/** Asks the shop with the cookie of now; the end that it finds is announced by the call itself. */
type SessionTest = () => Promise<unknown>;

let confirming: Promise<void> | undefined;

const isAnnounced = (cause: { kind?: unknown }) => cause.kind === "session";

/** A call that was rejected as expired may be of a session that has been replaced since. */
export function confirmExpiry(testSession: SessionTest): Promise<void> {
  confirming ??= withSessionLock(testSession)
    .then(hasSignedInHint, isAnnounced)
    .then((isSettled) => {
      if (!isSettled) notifySessionExpired();
    })
    .finally(() => {
      confirming = undefined;
    });
  return confirming;
}

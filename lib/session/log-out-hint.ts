import { LOGGED_OUT_HINT, readHint, SIGNED_IN_HINT, VISITOR_HINT } from "./session-hint";

/** Whether the last customer has logged out; false after a session that expired. */
export const isLogOutHint = (hint: string): boolean =>
  !hint.startsWith(SIGNED_IN_HINT) && hint.endsWith(LOGGED_OUT_HINT);

/** Also where no script has seen the log-out: the form of a page that was not hydrated yet. */
export const hasLoggedOut = (): boolean =>
  isLogOutHint(readHint(LOGGED_OUT_HINT + SIGNED_IN_HINT + VISITOR_HINT));

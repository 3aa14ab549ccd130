import { LOGGED_OUT_HINT, SIGNED_IN_HINT } from "./session-hint";

/** Whether the last customer has logged out; false after a session that expired. */
export const isLogOutHint = (hint: string): boolean =>
  !hint.startsWith(SIGNED_IN_HINT) && hint.endsWith(LOGGED_OUT_HINT);

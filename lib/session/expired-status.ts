/** HTTP status of the shop's answers after the end of a session. */
export const SESSION_EXPIRED = 419;

/** The call that asks whether the session goes on. */
export const SESSION_TEST = "auth/test";

/** HTTP status of the shop's answers after the end of a session. */
export const SESSION_EXPIRED = 419;

/** The call that asks whether the session of the sent cookie goes on; the gateway ends the session by its 419 alone. */
export const SESSION_TEST = "auth/test";

/** HTTP status of the shop's answers after the end of a session. */
export const SESSION_EXPIRED = 419;

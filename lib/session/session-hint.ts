/** Readable by scripts; says that a session exists and is never trusted. */
export const SESSION_HINT_COOKIE = "madia_in";

/** First character of the value; what follows tells customers apart. */
export const SIGNED_IN_HINT = "1";
export const VISITOR_HINT = "2";
/** Alone, or after the visitor's when a cart was begun after a log-out; an expired session leaves no value. */
export const LOGGED_OUT_HINT = "0";

export const STAFF_HINT_COOKIE = "madia_staff";

/** The value of the hint cookie where it begins with one of these characters, else "". */
export function readHint(firstCharacters: string): string {
  if (typeof document === "undefined") return "";
  return new RegExp(`${SESSION_HINT_COOKIE}=([${firstCharacters}][^;]*)`).exec(document.cookie)?.[1] ?? "";
}

export const hasSessionHint = (): boolean => readHint(SIGNED_IN_HINT + VISITOR_HINT) !== "";

export const hasSignedInHint = (): boolean => readHint(SIGNED_IN_HINT) !== "";

export function hasStaffHint(): boolean {
  return typeof document !== "undefined" && document.cookie.includes(`${STAFF_HINT_COOKIE}=1`);
}

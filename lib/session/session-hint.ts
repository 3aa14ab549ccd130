/** Readable by scripts; says that a session exists and is never trusted. */
export const SESSION_HINT_COOKIE = "madia_in";

/** The same for staff. */
export const STAFF_HINT_COOKIE = "madia_staff";

/** Sets `<html data-in>` before first paint, so that personal slots reserve their space instead of flashing. */
export const SESSION_HINT_SCRIPT = `document.cookie.indexOf("${SESSION_HINT_COOKIE}=1")<0||document.documentElement.setAttribute("data-in","1")`;

export function hasSessionHint(): boolean {
  return typeof document !== "undefined" && document.cookie.split("; ").includes(`${SESSION_HINT_COOKIE}=1`);
}

export function hasStaffHint(): boolean {
  return document.cookie.includes(`${STAFF_HINT_COOKIE}=1`);
}

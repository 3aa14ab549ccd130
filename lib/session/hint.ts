/** Readable cookie that says a session exists; carries nothing else and is never trusted. */
export const HINT_COOKIE = "madia_in";

/** The same for a member of staff who is logged in. */
export const STAFF_HINT_COOKIE = "madia_staff";

/** Marks `<html data-in>` before the first paint, so that personal spots wait for the answer instead of flashing. */
export const HINT_SCRIPT = `document.cookie.indexOf("${HINT_COOKIE}=1")<0||document.documentElement.setAttribute("data-in","1")`;

/** Whether this browser may have a session worth asking for. */
export function hasHint(): boolean {
  return typeof document !== "undefined" && document.cookie.split("; ").includes(`${HINT_COOKIE}=1`);
}

/** Whether somebody who works for the shop may be logged in here. */
export function hasStaffHint(): boolean {
  return document.cookie.includes(`${STAFF_HINT_COOKIE}=1`);
}

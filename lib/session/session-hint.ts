import { NO_PURCHASES_KEY } from "./no-purchases";

/** Readable by scripts; says that a session exists and is never trusted. */
export const SESSION_HINT_COOKIE = "madia_in";

export const SIGNED_IN_HINT = "1";
export const VISITOR_HINT = "2";

export const STAFF_HINT_COOKIE = "madia_staff";

/** Sets `<html data-in>` before first paint, so that personal slots reserve their space instead of flashing. */
export const SESSION_HINT_SCRIPT = `document.cookie.indexOf("${SESSION_HINT_COOKIE}=${SIGNED_IN_HINT}")<0||(h=>{h.setAttribute("data-in","1");localStorage.getItem("${NO_PURCHASES_KEY}")&&h.setAttribute("data-in","new")})(document.documentElement)`;

function hasHint(...hints: string[]): boolean {
  if (typeof document === "undefined") return false;
  const cookies = document.cookie.split("; ");
  return hints.some((hint) => cookies.includes(`${SESSION_HINT_COOKIE}=${hint}`));
}

export const hasSessionHint = (): boolean => hasHint(SIGNED_IN_HINT, VISITOR_HINT);

export const hasSignedInHint = (): boolean => hasHint(SIGNED_IN_HINT);

export function hasStaffHint(): boolean {
  return document.cookie.includes(`${STAFF_HINT_COOKIE}=1`);
}

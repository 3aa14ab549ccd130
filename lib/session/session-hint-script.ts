import { NO_PURCHASES_KEY } from "./no-purchases";
import { SESSION_HINT_COOKIE, SIGNED_IN_HINT } from "./session-hint";

/** Sets `<html data-in>` before first paint, so that personal slots reserve their space instead of flashing. */
export const SESSION_HINT_SCRIPT = `document.cookie.indexOf("${SESSION_HINT_COOKIE}=${SIGNED_IN_HINT}")<0||(h=>{h.setAttribute("data-in","1");localStorage.getItem("${NO_PURCHASES_KEY}")&&h.setAttribute("data-in","new")})(document.documentElement)`;

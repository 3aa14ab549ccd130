import { clearCart } from "../cart/cart-store";
import { forgetAdult } from "../cart/confirmed-adult";
import { stopComparing } from "../catalogue/compared-products";
import { clearFormDrafts } from "./form-drafts";
import { isLogOutHint } from "./log-out-hint";
import { notifySessionExpired } from "./session-expired";
import { LOGGED_OUT_HINT, readHint, SIGNED_IN_HINT, VISITOR_HINT } from "./session-hint";
import {
  hasSessionEnded,
  hasSessionExpired,
  hasSessionGone,
  markSessionEnded,
  readSessionHint,
  shownCustomerHint,
} from "./session-state";

/** The customer whom this page shows has logged out in another tab, or another one has logged in. */
function hasCustomerLeft(): boolean {
  const customer = shownCustomerHint();
  const hasLeftHere = hasSessionEnded() && !hasSessionExpired();
  if (customer === "" || hasLeftHere) return false;
  const hint = readHint(LOGGED_OUT_HINT + SIGNED_IN_HINT + VISITOR_HINT);
  return hint.startsWith(SIGNED_IN_HINT) ? hint !== customer : isLogOutHint(hint);
}

/**
 * Another tab may have signed in or out. After a log-out this one must not go on showing the customer;
 * after the end of an expired session it keeps what was typed (requirements/accounts#session).
 */
export function watchSessionHint(reload = () => window.location.reload()): () => void {
  function leaveSession(): void {
    clearCart();
    markSessionEnded();
    clearFormDrafts();
    stopComparing();
    forgetAdult();
    reload();
  }

  function checkHint(): void {
    if (document.visibilityState === "hidden") return;
    if (hasCustomerLeft()) leaveSession();
    else if (hasSessionGone()) notifySessionExpired();
    else readSessionHint();
  }
  document.addEventListener("visibilitychange", checkHint);
  window.addEventListener("focus", checkHint);
  return () => {
    document.removeEventListener("visibilitychange", checkHint);
    window.removeEventListener("focus", checkHint);
  };
}

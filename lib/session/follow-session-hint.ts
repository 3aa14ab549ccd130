import { clearCart } from "../cart/cart-store";
import { noticeLogOut } from "./log-out-mark";
import { notifySessionExpired } from "./session-expired";
import { hasSignedInHint } from "./session-hint";
import { hasBeenSignedIn, hasSessionGone, markSessionEnded, readSessionHint } from "./session-state";

/**
 * Another tab may have signed in or out. After a log-out this one must not go on showing the customer;
 * after the end of an expired session it keeps what was typed (requirements/accounts#session).
 */
export function followSessionHint(reload = () => window.location.reload()): () => void {
  async function leaveSession(): Promise<void> {
    clearCart();
    markSessionEnded();
    await import("./form-drafts").then(
      ({ clearFormDrafts }) => clearFormDrafts(),
      () => undefined,
    );
    reload();
  }

  function follow(): void {
    if (document.visibilityState === "hidden") return;
    const hasLoggedOut = noticeLogOut();
    if (hasLoggedOut && hasBeenSignedIn() && !hasSignedInHint()) void leaveSession();
    else if (hasSessionGone()) notifySessionExpired();
    else readSessionHint();
  }
  noticeLogOut();
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("focus", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("focus", follow);
  };
}

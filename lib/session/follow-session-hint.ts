import { clearCart } from "../cart/cart-store";
import { clearFormDrafts } from "./form-drafts";
import { hasSignedOutElsewhere, markSessionEnded, readSessionHint } from "./session-state";

/** Another tab may have signed in or out. After a log-out this one must not go on showing the customer. */
export function followSessionHint(reload = () => window.location.reload()): () => void {
  function follow(): void {
    if (document.visibilityState === "hidden") return;
    if (!hasSignedOutElsewhere()) return readSessionHint();
    clearCart();
    clearFormDrafts();
    markSessionEnded();
    reload();
  }
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("focus", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("focus", follow);
  };
}

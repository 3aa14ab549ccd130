import { cartLines } from "./cart-lines";
import { hasPending } from "./optimistic-lines";
import { sendPendingAtOnce } from "./line-writes";

const STORAGE_KEY = "madia.left-during-write";

/** Sends pending changes on `pagehide`, past the queue, which would not run any more, and marks it for the next page; returns a cleanup function. */
export function flushOnPageHide(): () => void {
  const handlePageHide = () => {
    if (!hasPending(cartLines.get())) return;
    sendPendingAtOnce();
    try {
      sessionStorage.setItem(STORAGE_KEY, "1");
    } catch {
      // Without storage the next page reads the cart as it is by then.
    }
  };
  addEventListener("pagehide", handlePageHide);
  return () => removeEventListener("pagehide", handlePageHide);
}

/** Whether the previous page was left during a write that this page's cart may lack; true only once. */
export function wasLeftDuringWrite(): boolean {
  try {
    const isMarked = sessionStorage.getItem(STORAGE_KEY) !== null;
    sessionStorage.removeItem(STORAGE_KEY);
    return isMarked;
  } catch {
    return false;
  }
}

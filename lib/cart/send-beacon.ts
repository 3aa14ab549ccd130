import { cartLines } from "./cart-lines";
import { hasPending } from "./optimistic-lines";
import { cartWriteQueue } from "./lines";

const STORAGE_KEY = "madia_leaving";

/** Flushes pending writes on `pagehide` and marks it for the next page; returns a cleanup function. */
export function sendBeforeUnload(): () => void {
  const handlePageHide = () => {
    if (!hasPending(cartLines.get())) return;
    sessionStorage.setItem(STORAGE_KEY, "1");
    void cartWriteQueue.flush();
  };
  addEventListener("pagehide", handlePageHide);
  return () => removeEventListener("pagehide", handlePageHide);
}

/** Whether the previous page was left during a write that this page's cart may lack; true only once. */
export function wasLeftDuringWrite(): boolean {
  const isMarked = sessionStorage.getItem(STORAGE_KEY) !== null;
  sessionStorage.removeItem(STORAGE_KEY);
  return isMarked;
}

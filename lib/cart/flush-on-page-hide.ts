import { readItem, removeItem, writeItem } from "../browser/storage";
import { optimisticLinesStore } from "./optimistic-lines-store";
import { hasPending } from "./optimistic-lines";
import { sendPendingAtOnce } from "./line-writes";

const STORAGE_KEY = "madia.left-during-write";

/** Sends pending changes on `pagehide`, past the queue, which would not run any more, and marks it for the next page; returns a cleanup function. */
export function flushOnPageHide(): () => void {
  const handlePageHide = () => {
    if (!hasPending(optimisticLinesStore.get())) return;
    sendPendingAtOnce();
    writeItem("sessionStorage", STORAGE_KEY, "1");
  };
  addEventListener("pagehide", handlePageHide);
  return () => removeEventListener("pagehide", handlePageHide);
}

/** Whether the previous page was left during a write that this page's cart may lack; true only once. */
export function wasLeftDuringWrite(): boolean {
  const isMarked = readItem("sessionStorage", STORAGE_KEY) !== null;
  removeItem("sessionStorage", STORAGE_KEY);
  return isMarked;
}

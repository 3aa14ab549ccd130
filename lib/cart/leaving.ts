import { isSettling } from "./lines";
import { cartOutbox } from "./writes";

const MARK = "madia_leaving";

/** Sends what waits as the page goes, and leaves a mark for the next one; ends with the answered function. */
export function sendOnLeaving(): () => void {
  const leave = () => {
    if (!isSettling(cartOutbox.lines())) return;
    sessionStorage.setItem(MARK, "1");
    void cartOutbox.settled();
  };
  addEventListener("pagehide", leave);
  return () => removeEventListener("pagehide", leave);
}

/** Whether the page before went with a write under way, which this one may have overtaken; said once. */
export function overtookWrite(): boolean {
  const marked = sessionStorage.getItem(MARK) !== null;
  sessionStorage.removeItem(MARK);
  return marked;
}

/** In the storage of all tabs: when a session of this browser was last ended on purpose. */
export const LOG_OUT_KEY = "madia.logged-out";

let knownMark = "";

function readMark(): string {
  try {
    return localStorage.getItem(LOG_OUT_KEY) ?? "";
  } catch {
    // Without storage another tab's log-out looks like an expired session.
    return "";
  }
}

export function leaveLogOutMark(): void {
  knownMark = String(Date.now());
  try {
    localStorage.setItem(LOG_OUT_KEY, knownMark);
  } catch {
    // The same.
  }
}

/** Whether another tab has logged out since the last look. */
export function noticeLogOut(): boolean {
  const mark = readMark();
  const isNew = mark !== knownMark;
  knownMark = mark;
  return isNew;
}

import { DAY_MS } from "@/lib/rules/dates/duration";

const STORAGE_KEY = "madia.popups";

type ShownTimes = Record<string, number>;

/** Storage may be blocked or hold anything. */
function readShownTimes(): ShownTimes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as ShownTimes) : {};
  } catch {
    return {};
  }
}

export function shouldOpenPopup(categoryId: number, days: number, now: number): boolean {
  const lastShown = Number(readShownTimes()[categoryId]);
  return !(lastShown > 0) || now - lastShown >= days * DAY_MS;
}

export function rememberPopup(categoryId: number, now: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readShownTimes(), [categoryId]: now }));
  } catch {
    // Full or blocked storage only means that the popup shows again.
  }
}

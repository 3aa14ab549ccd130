import { readJson, writeJson } from "@/lib/browser/storage";
import { DAY_MS } from "@/lib/rules/dates/duration";

const STORAGE_KEY = "madia.popups";

type ShownTimes = Record<string, number>;

function readShownTimes(): ShownTimes {
  const stored = readJson("localStorage", STORAGE_KEY);
  return typeof stored === "object" && stored !== null ? (stored as ShownTimes) : {};
}

export function shouldOpenPopup(categoryId: number, days: number, now: number): boolean {
  const lastShown = Number(readShownTimes()[categoryId]);
  return !(lastShown > 0) || now - lastShown >= days * DAY_MS;
}

export function rememberPopup(categoryId: number, now: number): void {
  writeJson("localStorage", STORAGE_KEY, { ...readShownTimes(), [categoryId]: now });
}

export const HOUSEHOLD_KEY = "madia.household";

/** Read on every page, to load the household code only when needed. */
export function hasHousehold(): boolean {
  try {
    return localStorage.getItem(HOUSEHOLD_KEY) !== null;
  } catch {
    return false;
  }
}

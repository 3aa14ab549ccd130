export const HOUSEHOLD_KEY = "madia.household";

/** Read on every page: whether anything of the household has to be loaded at all. */
export function hasHousehold(): boolean {
  try {
    return localStorage.getItem(HOUSEHOLD_KEY) !== null;
  } catch {
    return false;
  }
}

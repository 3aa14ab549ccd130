export const COMPARE_KEY = "madia.compare";

/** Read on every page, to load the comparison only when needed. */
export function isComparing(): boolean {
  try {
    return sessionStorage.getItem(COMPARE_KEY) !== null;
  } catch {
    return false;
  }
}

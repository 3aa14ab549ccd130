export const COMPARE_KEY = "madia.compare";

/** Read on every page: whether anything of a comparison has to be loaded at all. */
export function isComparing(): boolean {
  try {
    return sessionStorage.getItem(COMPARE_KEY) !== null;
  } catch {
    return false;
  }
}

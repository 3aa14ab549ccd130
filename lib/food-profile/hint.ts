export const FOOD_PROFILE_KEY = "madia.household";

/** Read on every page, to load the code of the food profile only when needed. */
export function hasFoodProfile(): boolean {
  try {
    return localStorage.getItem(FOOD_PROFILE_KEY) !== null;
  } catch {
    return false;
  }
}

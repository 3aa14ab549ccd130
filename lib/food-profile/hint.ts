import { readItem } from "../browser/storage";

export const FOOD_PROFILE_KEY = "madia.household";

/** Read on every page, to load the code of the food profile only when needed. */
export const hasFoodProfile = (): boolean => readItem("localStorage", FOOD_PROFILE_KEY) !== null;

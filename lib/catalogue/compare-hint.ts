import { readItem } from "../browser/storage";

export const COMPARE_KEY = "madia.compare";

/** Read on every page, to load the comparison only when needed. */
export const isComparing = (): boolean => readItem("sessionStorage", COMPARE_KEY) !== null;

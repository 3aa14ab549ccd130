import { readItem, removeItem, writeItem } from "../browser/storage";

const STORAGE_KEY = "madia.adult";

export const hasConfirmedAdult = (): boolean => readItem("sessionStorage", STORAGE_KEY) === "1";

export function storeAdult(): void {
  writeItem("sessionStorage", STORAGE_KEY, "1");
}

/** The next customer of this tab answers for themselves. */
export const forgetAdult = (): void => removeItem("sessionStorage", STORAGE_KEY);

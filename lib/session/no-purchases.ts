import { removeItem, writeItem } from "../browser/storage";

/** Set when the customer of this device had no purchases at the last check: their home page omits those parts. */
export const NO_PURCHASES_KEY = "madia.nothing-bought";

/** `true` also for a customer who is not known. */
export function storeHasPurchases(hasBought: boolean): void {
  if (hasBought) removeItem("localStorage", NO_PURCHASES_KEY);
  else writeItem("localStorage", NO_PURCHASES_KEY, "1");
}

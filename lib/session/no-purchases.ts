/** Set when the customer of this device had no purchases at the last check: their home page omits those parts. */
export const NO_PURCHASES_KEY = "madia.nothing-bought";

export function storeHasPurchases(hasBought: boolean): void {
  try {
    if (hasBought) localStorage.removeItem(NO_PURCHASES_KEY);
    else localStorage.setItem(NO_PURCHASES_KEY, "1");
  } catch {
    // Without storage the space stays reserved until the answer arrives.
  }
}

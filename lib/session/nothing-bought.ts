/** Set when the customer of this device had no purchases at the last check: their home page omits those parts. */
export const NOTHING_BOUGHT_KEY = "madia.nothing-bought";

export function rememberPurchases(hasBought: boolean): void {
  try {
    if (hasBought) localStorage.removeItem(NOTHING_BOUGHT_KEY);
    else localStorage.setItem(NOTHING_BOUGHT_KEY, "1");
  } catch {
    // Without storage the space stays reserved until the answer arrives.
  }
}

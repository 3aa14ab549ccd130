/** Whether this device's customer had bought nothing when it was last asked: their home page has no parts about it. */
export const NOTHING_BOUGHT_KEY = "madia.nothing-bought";

export function rememberPurchases(hasBought: boolean): void {
  try {
    if (hasBought) localStorage.removeItem(NOTHING_BOUGHT_KEY);
    else localStorage.setItem(NOTHING_BOUGHT_KEY, "1");
  } catch {
    // Without storage the room is kept free until the shop has answered.
  }
}

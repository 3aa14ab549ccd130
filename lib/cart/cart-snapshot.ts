import type { Cart } from "../ebsn/domain/cart";
import { hasSessionHint } from "../session/session-hint";
import { createStore } from "../state/store";

/** What the header shows of the cart until it has been fetched (requirements/cart#lifecycle). */
export type CartSnapshot = Pick<Cart, "address" | "service" | "storeName" | "timeslot" | "totals"> & {
  count: number;
};

type StoredSnapshot = { owner: string; copy: CartSnapshot };

const KEY = "madia.cart-snapshot";
/** Owner of the last cart read in any tab, so that a copy of an earlier customer is not shown. */
const OWNER_KEY = "madia.cart-owner";

function readSnapshot(): CartSnapshot | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as StoredSnapshot | null;
    return stored && hasSessionHint() && stored.owner === localStorage.getItem(OWNER_KEY)
      ? stored.copy
      : null;
  } catch {
    return null;
  }
}

export const cartSnapshot = createStore<CartSnapshot | null>(null, readSnapshot);

export function storeCartSnapshot(cart: Cart, count: number): void {
  const { address, service, storeName, timeslot, totals } = cart;
  const owner = `${cart.user.userId} ${cart.cartId}`;
  const shownAddress = address && { ...address, phone: "", floor: "", intercom: "", note: "" };
  const copy = { address: shownAddress, service, storeName, timeslot, totals, count };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, copy } satisfies StoredSnapshot));
    localStorage.setItem(OWNER_KEY, owner);
  } catch {
    // Storage may be blocked: the header waits for the cart.
  }
}

export function removeCartSnapshot(): void {
  cartSnapshot.set(null);
  try {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(OWNER_KEY);
  } catch {
    // Nothing was stored.
  }
}

import type { Cart } from "@/lib/ebsn/domain/cart";
import { hasSessionHint } from "../session/session-hint";
import { createStore } from "../store";

/** The session's copy of the cart (requirements/cart#lifecycle): what the frame shows until the cart is read. */
export type CartCopy = Pick<Cart, "address" | "service" | "storeName" | "timeslot" | "totals"> & {
  count: number;
};

type StoredCopy = { owner: string; copy: CartCopy };

const KEY = "madia.cart.copy";
/** Owner of the last cart read in any tab, so that a copy of an earlier customer is not shown. */
const OWNER_KEY = "madia.cart.owner";

function readCopy(): CartCopy | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as StoredCopy | null;
    return stored && hasSessionHint() && stored.owner === localStorage.getItem(OWNER_KEY)
      ? stored.copy
      : null;
  } catch {
    return null;
  }
}

export const cartCopy = createStore<CartCopy | null>(null, readCopy);

export function storeCopy(cart: Cart, count: number): void {
  const { address, service, storeName, timeslot, totals } = cart;
  const owner = `${cart.user.userId} ${cart.cartId}`;
  const shownAddress = address && { ...address, phone: "", floor: "", intercom: "", note: "" };
  const copy = { address: shownAddress, service, storeName, timeslot, totals, count };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, copy } satisfies StoredCopy));
    localStorage.setItem(OWNER_KEY, owner);
  } catch {
    // Storage may be blocked: the frame waits for the cart.
  }
}

export function removeCopy(): void {
  cartCopy.set(null);
  try {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(OWNER_KEY);
  } catch {
    // Nothing was stored.
  }
}

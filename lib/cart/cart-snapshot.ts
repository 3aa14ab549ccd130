import { readItem, readJson, removeItem, writeItem, writeJson } from "../browser/storage";
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
  const stored = readJson("sessionStorage", KEY) as StoredSnapshot | null;
  const isOwn = hasSessionHint() && stored?.owner === readItem("localStorage", OWNER_KEY);
  return stored && isOwn ? stored.copy : null;
}

export const cartSnapshotStore = createStore<CartSnapshot | null>(null, readSnapshot);

export function storeCartSnapshot(cart: Cart, count: number): void {
  const { address, service, storeName, timeslot, totals } = cart;
  const owner = `${cart.user.userId} ${cart.cartId}`;
  const shownAddress = address && { ...address, phone: "", floor: "", intercom: "", note: "" };
  const copy = { address: shownAddress, service, storeName, timeslot, totals, count };
  if (writeJson("sessionStorage", KEY, { owner, copy } satisfies StoredSnapshot))
    writeItem("localStorage", OWNER_KEY, owner);
}

export function removeCartSnapshot(): void {
  cartSnapshotStore.set(null);
  removeItem("sessionStorage", KEY);
  removeItem("localStorage", OWNER_KEY);
}

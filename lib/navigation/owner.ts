import { cartStore } from "../cart/cart-store";
import { hasSessionStore } from "../session/session-state";

let owner = -1;
let isForeign = false;

function watch(): void {
  const { cart, customer } = cartStore.get();
  const userId = cart?.user.userId ?? -1;
  // Every sign-in and sign-out counts customers up.
  if (customer > 0 || (owner > -1 && userId > -1 && userId !== owner)) isForeign = true;
  if (userId > -1) owner = userId;
}

/** This document may hold another customer's data, so the next page has to be loaded as a document. */
export const mayHoldOtherCustomersData = (): boolean => isForeign;

export function watchOwner(): () => void {
  let wasSignedIn = hasSessionStore.get();
  const stopCart = cartStore.subscribe(watch);
  const stopSession = hasSessionStore.subscribe(() => {
    if (wasSignedIn && !hasSessionStore.get()) isForeign = true;
    wasSignedIn = hasSessionStore.get();
  });
  return () => {
    stopCart();
    stopSession();
  };
}

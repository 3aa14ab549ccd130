import { cartStore } from "../cart/cart-store";
import { sessionStore } from "../session/session-state";

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
export const holdsForeignData = (): boolean => isForeign;

export function watchOwner(): () => void {
  let wasSignedIn = sessionStore.get();
  const stopCart = cartStore.subscribe(watch);
  const stopSession = sessionStore.subscribe(() => {
    if (wasSignedIn && !sessionStore.get()) isForeign = true;
    wasSignedIn = sessionStore.get();
  });
  return () => {
    stopCart();
    stopSession();
  };
}

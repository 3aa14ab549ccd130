import { cartStore } from "../cart/cart-store";
import { sessionHintStore } from "../session/session-state";

let owner = -1;
let mayHaveChangedCustomer = false;

function watch(): void {
  const { cart, customerGeneration } = cartStore.get();
  const userId = cart?.user.userId ?? -1;
  // Every sign-in and sign-out starts a new generation.
  if (customerGeneration > 0 || (owner > -1 && userId > -1 && userId !== owner))
    mayHaveChangedCustomer = true;
  if (userId > -1) owner = userId;
}

/** This document may hold another customer's data, so the next page has to be loaded as a document. */
export const mayHaveOtherCustomersData = (): boolean => mayHaveChangedCustomer;

export function watchSessionOwner(): () => void {
  let wasSignedIn = sessionHintStore.get();
  const stopCart = cartStore.subscribe(watch);
  const stopSession = sessionHintStore.subscribe(() => {
    if (wasSignedIn && !sessionHintStore.get()) mayHaveChangedCustomer = true;
    wasSignedIn = sessionHintStore.get();
  });
  return () => {
    stopCart();
    stopSession();
  };
}

import { clearCart } from "../cart/cart-store";
import { removeAccountFoodProfile } from "../food-profile/store";
import { clearOfflineCopy } from "../offline/copy";
import { markSessionEnded } from "./session-state";

/** Removes what this device keeps of the customer from one visit to the next. */
export function clearStoredCustomer(): void {
  clearOfflineCopy();
  removeAccountFoodProfile();
}

/** For a session that is replaced by another customer's. */
export function clearCustomer(): void {
  clearStoredCustomer();
  clearCart();
}

export function clearCustomerAndSession(): void {
  clearCustomer();
  markSessionEnded();
}

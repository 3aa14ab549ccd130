import { forgetSentOrders } from "../analytics/sent-orders";
import { clearCart } from "../cart/cart-store";
import { forgetAdult } from "../cart/confirmed-adult";
import { forgetOptions } from "../cart/forget-options";
import { forgetGiftCode } from "../cart/pending-gift-code";
import { stopComparing } from "../catalogue/compared-products";
import { removeAccountFoodProfile } from "../food-profile/store";
import { clearOfflineCopy } from "../offline/copy";
import { removeSearchesOfOthers } from "../catalogue/recent-searches";
import { forgetConfirmedOrders } from "./confirmed-orders";
import { storeHasPurchases } from "./no-purchases";
import { readHint, SIGNED_IN_HINT } from "./session-hint";
import { markSessionEnded } from "./session-state";

/** Removes what this device keeps of the customer from one visit to the next. */
export function clearStoredCustomer(nextCustomer = readHint(SIGNED_IN_HINT)): void {
  clearOfflineCopy();
  removeAccountFoodProfile();
  removeSearchesOfOthers(nextCustomer);
  forgetOptions();
  storeHasPurchases(true);
}

/** Of a customer who has logged out. After a session that expired an order is not reported a second time. */
export function clearLoggedOut(): void {
  clearStoredCustomer("");
  forgetConfirmedOrders();
  forgetSentOrders();
}

/** For a session that is replaced by another customer's. */
export function clearCustomer(): void {
  clearStoredCustomer();
  clearCart();
}

export function clearCustomerAndSession(): void {
  clearLoggedOut();
  clearCart();
  stopComparing();
  forgetGiftCode();
  forgetAdult();
  markSessionEnded();
}

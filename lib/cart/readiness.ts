import { config } from "../config";
import type { Cart } from "../ebsn/domain/cart";
import { missingStep, type ReadinessOptions, type ReadinessStep } from "../rules/cart/cart-readiness";
import { chosenByCustomer } from "../rules/cart/chosen-by-customer";

/** How this shop is configured (requirements/delivery#addresses). */
export const readinessOptions = (): ReadinessOptions => ({
  bypassAutoAssignedAddress: config.bypassAutoAssignedAddress,
  bypassAutoAssignedTimeslot: config.bypassAutoAssignedTimeslot,
});

export const missingCheckoutStep = (cart: Cart): ReadinessStep | null =>
  missingStep(cart, readinessOptions());

export const chosenAddress = (cart: Pick<Cart, "address"> | null) =>
  chosenByCustomer(cart?.address, config.bypassAutoAssignedAddress);

export const chosenTimeslot = (cart: Pick<Cart, "timeslot"> | null) =>
  chosenByCustomer(cart?.timeslot, config.bypassAutoAssignedTimeslot);

import {
  missingStep,
  type ReadinessCart,
  type ReadinessOptions,
  type ReadinessStep,
} from "../cart/cart-readiness";

export type CheckoutState = {
  cart: ReadinessCart & { totalItems: number };
  unavailableItems: number;
  addressCovered: boolean;
  /** Cents that count towards the minimum. */
  productsNet: number;
  /** Cents; null: no minimum. */
  minimumOrder: number | null;
  bags: number;
  fidelityCard: string;
  paymentTypeId: number | null;
  conditionsAccepted: boolean;
};

export type CheckoutBlocker =
  | {
      code:
        "emptyCart" | ReadinessStep | "addressNotCovered" | "bag" | "loyaltyCard" | "payment" | "conditions";
    }
  | { code: "unavailableItems"; count: number }
  | { code: "belowMinimum"; missing: number };

export function checkoutBlockers(state: CheckoutState, options: ReadinessOptions = {}): CheckoutBlocker[] {
  if (state.cart.totalItems <= 0) return [{ code: "emptyCart" }];
  const blockers: CheckoutBlocker[] = [];
  const step = missingStep(state.cart, options);
  if (step) blockers.push({ code: step });
  if (state.cart.address && !state.addressCovered) blockers.push({ code: "addressNotCovered" });
  if (state.unavailableItems > 0) blockers.push({ code: "unavailableItems", count: state.unavailableItems });
  const missing = missingForMinimum(state.productsNet, state.minimumOrder);
  if (missing > 0) blockers.push({ code: "belowMinimum", missing });
  if (state.bags < 1) blockers.push({ code: "bag" });
  if (state.fidelityCard.trim() === "") blockers.push({ code: "loyaltyCard" });
  if (state.paymentTypeId === null) blockers.push({ code: "payment" });
  if (!state.conditionsAccepted) blockers.push({ code: "conditions" });
  return blockers;
}

export function missingForMinimum(productsNet: number, minimumOrder: number | null): number {
  return Math.max(0, (minimumOrder ?? 0) - productsNet);
}

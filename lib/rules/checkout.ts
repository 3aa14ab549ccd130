import { missingStep, type ReadinessCart, type ReadinessOptions, type ReadinessStep } from "./cart-readiness";

export type CheckoutFacts = {
  cart: ReadinessCart & { totalItems: number };
  /** Lines that cannot be delivered in the chosen slot. */
  unavailableItems: number;
  addressCovered: boolean;
  /** Cents that count towards the minimum. */
  goodsTotal: number;
  /** Cents; null: no minimum. */
  minimumOrder: number | null;
  /** Bags in the cart; where a bag is mandatory at least one. */
  bags: number;
  fidelityCard: string;
  paymentTypeId: number | null;
  conditionsAccepted: boolean;
};

export type CheckoutOptions = ReadinessOptions & { bagMandatory?: boolean; loyaltyCardRequired?: boolean };

export type CheckoutBlock =
  | {
      code:
        "emptyCart" | ReadinessStep | "addressNotCovered" | "bag" | "loyaltyCard" | "payment" | "conditions";
    }
  | { code: "unavailableItems"; count: number }
  | { code: "belowMinimum"; missing: number };

/** Everything that still keeps an order from being confirmed, in the order of the steps; empty: it may be. */
export function checkoutBlocks(facts: CheckoutFacts, options: CheckoutOptions = {}): CheckoutBlock[] {
  if (facts.cart.totalItems <= 0) return [{ code: "emptyCart" }];
  const blocks: CheckoutBlock[] = [];
  const step = missingStep(facts.cart, options);
  if (step) blocks.push({ code: step });
  if (facts.cart.address && !facts.addressCovered) blocks.push({ code: "addressNotCovered" });
  if (facts.unavailableItems > 0) blocks.push({ code: "unavailableItems", count: facts.unavailableItems });
  const missing = missingForMinimum(facts.goodsTotal, facts.minimumOrder);
  if (missing > 0) blocks.push({ code: "belowMinimum", missing });
  if ((options.bagMandatory ?? true) && facts.bags < 1) blocks.push({ code: "bag" });
  if ((options.loyaltyCardRequired ?? true) && facts.fidelityCard.trim() === "")
    blocks.push({ code: "loyaltyCard" });
  if (facts.paymentTypeId === null) blocks.push({ code: "payment" });
  if (!facts.conditionsAccepted) blocks.push({ code: "conditions" });
  return blocks;
}

/** Cents still to spend before the minimum is reached. */
export function missingForMinimum(goodsTotal: number, minimumOrder: number | null): number {
  return Math.max(0, (minimumOrder ?? 0) - goodsTotal);
}

"use client";

import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import { type Prebilled, usePrebilled } from "./use-prebilled";

export type CartPreAuthorisation = Prebilled & {
  /** Already held for the order that is being modified. */
  isHeld: boolean;
};

export function useCartPreAuthorisation(cart: Cart, payment: PaymentType): CartPreAuthorisation {
  const mayHoldMore =
    payment.online &&
    payment.dueInDays === undefined &&
    (cart.totals.variableWeight > 0 || cart.reopenedOrder !== null);
  const prebilled = usePrebilled(
    mayHoldMore ? ["prebilled", payment.paymentTypeId, cart.version, cart.totals.gross] : null,
    { payment_type_id: payment.paymentTypeId },
    { totalCents: cart.totals.gross },
  );
  return { ...prebilled, isHeld: prebilled.alreadyHeld && prebilled.amountCents !== null };
}

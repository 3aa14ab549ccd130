"use client";

import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import { needsHoldConsent } from "@/lib/rules/pre-authorisation";
import { type Prebilled, usePrebilled } from "./use-prebilled";

export type CartPreAuthorisation = Prebilled & {
  /** Already held for the order that is being modified. */
  isHeld: boolean;
  needsConsent: boolean | null;
};

export function useCartPreAuthorisation(cart: Cart, payment: PaymentType): CartPreAuthorisation {
  const mayHoldMore =
    payment.online &&
    payment.dueInDays === undefined &&
    (cart.totals.variableWeight > 0 || cart.reopenedOrder !== null);
  const prebilled = usePrebilled(
    mayHoldMore ? ["prebilled", payment.paymentTypeId, cart.version, cart.totals.gross] : null,
    { payment_type_id: payment.paymentTypeId },
  );
  const { amountCents, alreadyHeld, alreadyConsented } = prebilled;
  const isHeld = alreadyHeld && amountCents !== null;
  const mustConsent =
    amountCents === null ? null : !alreadyConsented && needsHoldConsent(amountCents, cart.totals.gross);
  return { ...prebilled, isHeld, needsConsent: mayHoldMore ? mustConsent : false };
}

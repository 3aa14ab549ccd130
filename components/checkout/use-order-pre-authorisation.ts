"use client";

import type { PaymentType } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { needsHoldConsent } from "@/lib/rules/pre-authorisation";
import { type Prebilled, usePrebilled } from "./use-prebilled";

type OrderPreAuthorisation = Prebilled & { needsConsent: boolean | null };

export function useOrderPreAuthorisation(
  order: Order,
  { paymentTypeId, online }: PaymentType,
): OrderPreAuthorisation {
  const { orderId, totals, holdConsent } = order;
  const mayHoldMore = online && totals.variableWeight > 0;
  const prebilled = usePrebilled(mayHoldMore ? ["prebilled-order", orderId, paymentTypeId] : null, {
    order_id: orderId,
    payment_type_id: paymentTypeId,
  });
  const { amountCents } = prebilled;
  const mustConsent =
    amountCents === null
      ? null
      : needsHoldConsent(amountCents, totals.gross) && holdConsent?.cents !== amountCents;
  return { ...prebilled, needsConsent: mayHoldMore ? mustConsent : false };
}

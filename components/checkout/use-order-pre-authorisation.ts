"use client";

import type { PaymentType } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { type Prebilled, usePrebilled } from "./use-prebilled";

export function useOrderPreAuthorisation(order: Order, { paymentTypeId, online }: PaymentType): Prebilled {
  const { orderId, totals, holdConsent } = order;
  const mayHoldMore = online && totals.variableWeight > 0;
  return usePrebilled(
    mayHoldMore ? ["prebilled-order", orderId, paymentTypeId] : null,
    { order_id: orderId, payment_type_id: paymentTypeId },
    { totalCents: totals.gross, consentedCents: holdConsent?.cents },
  );
}

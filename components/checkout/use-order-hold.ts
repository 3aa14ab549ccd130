"use client";

import useSWR from "swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { PaymentType } from "@/lib/ebsn/domain/cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { needsHoldConsent } from "@/lib/rules/pre-authorisation";

type OrderHold = {
  amountCents: number | null;
  needsConsent: boolean | null;
  reload: () => void;
};

export function useOrderHold(order: Order, { paymentTypeId, online }: PaymentType): OrderHold {
  const { orderId, totals, holdConsent } = order;
  const mayHoldMore = online && totals.variableWeight > 0;
  const { data, mutate } = useSWR(mayHoldMore ? ["prebilled-order", orderId, paymentTypeId] : null, () =>
    apiFetch<{ prebilledCents: number | null }>("checkout/prebilled-amount", {
      params: { order_id: orderId, payment_type_id: paymentTypeId },
    }),
  );
  const amountCents = data?.prebilledCents ?? null;
  const isNewAmount =
    amountCents === null
      ? null
      : needsHoldConsent(amountCents, totals.gross) && holdConsent?.cents !== amountCents;
  return { amountCents, needsConsent: mayHoldMore ? isNewAmount : false, reload: () => void mutate() };
}

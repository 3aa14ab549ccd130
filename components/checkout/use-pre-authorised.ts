"use client";

import useSWR from "swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import { needsHoldConsent } from "@/lib/rules/pre-authorisation";

export type PreAuthorised = {
  amountCents: number | null;
  /** Already held for the order that is being modified. */
  isHeld: boolean;
  failed: boolean;
  needsConsent: boolean | null;
  reload: () => void;
};

export function usePreAuthorised(cart: Cart, payment: PaymentType): PreAuthorised {
  const mayHoldMore =
    payment.online &&
    payment.dueInDays === undefined &&
    (cart.totals.variableWeight > 0 || cart.reopenedOrder !== null);
  const { data, error, mutate } = useSWR(
    mayHoldMore ? ["prebilled", payment.paymentTypeId, cart.version, cart.totals.gross] : null,
    () =>
      apiFetch<{ prebilledCents: number | null; alreadyHeld: boolean }>("checkout/prebilled-amount", {
        params: { payment_type_id: payment.paymentTypeId },
      }),
  );
  const amountCents = data?.prebilledCents ?? null;
  const isHeld = (data?.alreadyHeld ?? false) && amountCents !== null;
  const asksFor = amountCents === null ? null : !isHeld && needsHoldConsent(amountCents, cart.totals.gross);
  return {
    amountCents,
    isHeld,
    failed: Boolean(error),
    needsConsent: mayHoldMore ? asksFor : false,
    reload: () => void mutate(),
  };
}

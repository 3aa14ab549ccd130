"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import { needsHoldConsent } from "@/lib/rules/checkout/pre-authorisation";

export type Prebilled = {
  amountCents: number | null;
  alreadyHeld: boolean;
  /** Held for the order that is being modified until this payment is approved; null: nothing. */
  releasedCents: number | null;
  /** null: not known yet. */
  needsConsent: boolean | null;
  isLoading: boolean;
  /** The call failed, or the shop knows no amount. */
  isUnknown: boolean;
  reload: () => void;
};

type Answer = {
  prebilledCents: number | null;
  alreadyHeld?: boolean;
  alreadyConsented?: boolean;
  releasedCents?: number | null;
};

/** What has to be paid in any case, and what the customer has consented to. */
type AmountDue = { totalCents: number; consentedCents?: number | undefined };

/** The amount that a payment would hold; not asked for without a key: then it holds no more than the total. */
export function usePrebilled(
  key: (string | number)[] | null,
  params: { payment_type_id: number; order_id?: number },
  { totalCents, consentedCents }: AmountDue,
): Prebilled {
  const { data, error, isValidating, mutate } = useSWR(key, () =>
    apiFetch<Answer>("checkout/prebilled-amount", { params }),
  );
  const amountCents = data?.prebilledCents ?? null;
  const isConsented = data?.alreadyConsented === true || amountCents === consentedCents;
  const mustConsent = amountCents === null ? null : !isConsented && needsHoldConsent(amountCents, totalCents);
  return {
    amountCents,
    alreadyHeld: data?.alreadyHeld ?? false,
    releasedCents: data?.releasedCents ?? null,
    needsConsent: key ? mustConsent : false,
    isLoading: amountCents === null && isValidating,
    isUnknown: amountCents === null && (data !== undefined || error !== undefined),
    reload: () => void mutate(),
  };
}

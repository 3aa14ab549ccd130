"use client";

import useSWR from "swr";
import { apiFetch } from "@/lib/api/api-fetch";

export type Prebilled = {
  amountCents: number | null;
  alreadyHeld: boolean;
  alreadyConsented: boolean;
  isLoading: boolean;
  /** The call failed, or the shop knows no amount. */
  isUnknown: boolean;
  reload: () => void;
};

/** The amount that a payment would hold; not asked for without a key. */
export function usePrebilled(
  key: (string | number)[] | null,
  params: { payment_type_id: number; order_id?: number },
): Prebilled {
  const { data, error, isValidating, mutate } = useSWR(key, () =>
    apiFetch<{ prebilledCents: number | null; alreadyHeld?: boolean; alreadyConsented?: boolean }>(
      "checkout/prebilled-amount",
      { params },
    ),
  );
  const amountCents = data?.prebilledCents ?? null;
  return {
    amountCents,
    alreadyHeld: data?.alreadyHeld ?? false,
    alreadyConsented: data?.alreadyConsented ?? false,
    isLoading: amountCents === null && isValidating,
    isUnknown: amountCents === null && (data !== undefined || error !== undefined),
    reload: () => void mutate(),
  };
}

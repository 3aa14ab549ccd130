"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import { browserToday } from "@/lib/browser/browser-clock";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { isCardExpired } from "@/lib/rules/checkout/saved-cards";

/** Cards that are not expired; empty when they cannot be read. */
export function useSavedCards(paymentTypeId: number | null): SavedCard[] {
  const { data } = useSWR(paymentTypeId === null ? null : ["saved-cards", paymentTypeId], () =>
    apiFetch<SavedCard[]>("payment-type/list-auth", { params: { payment_type_id: paymentTypeId } }),
  );
  const today = browserToday();
  return (data ?? []).filter(({ expiry }) => !isCardExpired(expiry, today));
}

/** `picked` is undefined until the customer picks a card, null for a new one. */
export function chosenCard(cards: SavedCard[], picked: number | null | undefined): SavedCard | null {
  if (picked === null) return null;
  return cards.find((card) => card.userPaymentAuthId === picked) ?? cards[0] ?? null;
}

"use client";

import useSWR from "swr";
import { door } from "@/lib/cart/door";
import { dayInItaly } from "@/lib/dates";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { isCardExpired } from "@/lib/rules/saved-cards";

/** Cards the customer may pay with in this way; none for other ways, or when they cannot be read. */
export function useSavedCards(paymentTypeId: number | null): SavedCard[] {
  const { data } = useSWR(paymentTypeId === null ? null : ["saved-cards", paymentTypeId], () =>
    door<SavedCard[]>("payment-type/list-auth", { params: { payment_type_id: paymentTypeId } }),
  );
  const today = dayInItaly(new Date());
  return (data ?? []).filter(({ expiry }) => !isCardExpired(expiry, today));
}

/** The card to pay with: the picked one, the first while none was picked; `picked` null is another card. */
export function chosenCard(cards: SavedCard[], picked: number | null | undefined): SavedCard | null {
  if (picked === null) return null;
  return cards.find((one) => one.userPaymentAuthId === picked) ?? cards[0] ?? null;
}

"use client";

import { useState } from "react";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { emit } from "@/lib/overlays/events";
import type { Step } from "./checkout-steps";
import { redirectAfterPurchase } from "./redirect-after-purchase";
import { usePaymentTypeChoice } from "./use-payment-type-choice";
import type { Payment, useCheckout } from "./use-checkout";
import { costsWithVouchers, useMealVouchers, type VoucherPayment } from "./use-meal-vouchers";
import { chosenCard, useSavedCards } from "./use-saved-cards";

function voucherData(voucherPayment: VoucherPayment | null): Payment["data"] {
  if (!voucherPayment) return {};
  const { vouchers, value } = voucherPayment;
  return value === null ? { vouchers } : { vouchers, voucherValue: value / 100 };
}

const holdConsentData = (cents: number | null): Payment["data"] =>
  cents === null ? {} : { holdConsent: cents / 100 };

export function useCheckoutPayment(cart: Cart, checkout: ReturnType<typeof useCheckout>, step: Step) {
  const { paymentTypeId, setPaymentTypeId, forgetPaymentType } = usePaymentTypeChoice(
    cart,
    checkout.paymentTypes,
  );
  /** null: a new card; undefined: the first saved card. */
  const [pickedCard, setPickedCard] = useState<number | null>();
  const [isRedirecting, setIsRedirecting] = useState(false);
  const isSummary = step === "summary";

  const voucherQuote = checkout.mealVouchers;
  const paymentOptions = useMealVouchers({
    cart,
    types: checkout.paymentTypes,
    quote: voucherQuote,
    chosenTypeId: paymentTypeId,
  });
  const { payment, voucherPayment } = paymentOptions;
  const costs = voucherPayment && voucherQuote && !isSummary ? costsWithVouchers(cart, voucherQuote) : cart;
  const cards = useSavedCards(!isSummary && payment?.online ? payment.paymentTypeId : null);
  const card = chosenCard(cards, pickedCard);

  async function buy(holdConsentCents: number | null): Promise<void> {
    if (!payment) return;
    // Totals that nobody has seen yet are not confirmed.
    if (voucherPayment && checkout.preparedVersion !== cart.version) {
      if (!(await checkout.prepare())) return;
      emit({ kind: "warning", key: "checkout.totalsChanged" });
      document.getElementById("step-title")?.focus();
      return;
    }
    const data = { ...voucherData(voucherPayment), ...holdConsentData(holdConsentCents) };
    const purchase = await checkout.buy(
      {
        paymentTypeId: payment.paymentTypeId,
        authId: card?.userPaymentAuthId,
        ...(Object.keys(data).length > 0 ? { data } : {}),
      },
      costs,
    );
    if (!purchase) return;
    forgetPaymentType();
    setIsRedirecting(true);
    redirectAfterPurchase(purchase);
  }

  return { paymentOptions, costs, cards, card, setPaymentTypeId, setPickedCard, isRedirecting, buy };
}

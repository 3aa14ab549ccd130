"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { LegalGuarantee } from "@/components/product/legal-guarantee";
import { TotalNotes } from "@/components/cart/total-notes";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { getCartItems } from "@/lib/cart/selectors";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { formatMoney } from "@/lib/money";
import { isForAdults } from "@/lib/rules/products/age";
import { CheckoutProducts } from "./checkout-products";
import styles from "./checkout.module.css";
import { ConditionsCheckbox, focusConditions } from "./conditions-checkbox";
import { OrderReview } from "./order-review";
import { focusPreAuthorised, PreAuthorisedAmount } from "./pre-authorised-amount";
import totalStyles from "./step-total.module.css";
import { useCartPreAuthorisation } from "./use-cart-pre-authorisation";
import { useHoldConsent } from "./use-hold-consent";
import type { VoucherPayment } from "./use-meal-vouchers";
import { VoucherSplit } from "./voucher-split";

const CONSENT_ID = "hold-consent";

type Props = {
  /** With the costs of the chosen payment type. */
  cart: Cart;
  payment: PaymentType;
  card: SavedCard | null;
  voucherPayment?: VoucherPayment | null;
  isBusy: boolean;
  isPending: boolean;
  onBuy: (holdConsentCents: number | null) => void;
};

/** Products, place, time and every cost right above the button that concludes the contract (Codice del consumo, art. 51 c. 2). */
export function ConfirmStep({ cart, payment, card, voucherPayment = null, isBusy, isPending, onBuy }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [isAccepted, setIsAccepted] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { amountCents, isLoading, ...preAuthorisation } = useCartPreAuthorisation(cart, payment);
  const { hasConsent, setConsent } = useHoldConsent(amountCents);
  const needsConsent = voucherPayment?.split ? false : preAuthorisation.needsConsent;
  const items = getCartItems(cart);
  const isWaiting = isBusy || (needsConsent === null && isLoading);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsSubmitted(true);
    if (!isAccepted) return focusConditions();
    if (needsConsent === null) return focusPreAuthorised();
    if (needsConsent && !hasConsent) return document.getElementById(CONSENT_ID)?.focus();
    if (!isWaiting && !isPending) onBuy(needsConsent ? amountCents : null);
  }

  return (
    <form noValidate className={styles.confirm} onSubmit={submit}>
      <CheckoutProducts items={items} isPending={isPending} isOpen />
      <OrderReview cart={cart} payment={payment} card={card} voucherPayment={voucherPayment} />
      <div className={totalStyles.notes}>
        <TotalNotes cart={cart} />
      </div>
      {voucherPayment?.split ? (
        <VoucherSplit split={voucherPayment.split} deliveryServiceId={cart.service?.deliveryServiceId} />
      ) : (
        <PreAuthorisedAmount cart={cart} payment={payment} />
      )}
      {items.some(({ product }) => isForAdults(product.features)) && (
        <p className={styles.hint}>{t("orders.ageCheck")}</p>
      )}
      <p className={styles.hint}>{t("checkout.withdrawal")}</p>
      <LegalGuarantee className={styles.hint} />
      <ConditionsCheckbox
        isAccepted={isAccepted}
        isMissing={isSubmitted && !isAccepted}
        onChange={setIsAccepted}
      />
      {needsConsent && amountCents !== null && (
        <Checkbox
          id={CONSENT_ID}
          checked={hasConsent}
          onChange={(event) => setConsent(event.target.checked)}
          error={isSubmitted && !hasConsent ? t("checkout.holdConsentMissing") : undefined}
          label={t(preAuthorisation.isHeld ? "checkout.holdConsentKept" : "checkout.holdConsent", {
            amount: formatMoney(amountCents, locale),
          })}
        />
      )}
      <Button type="submit" wide busy={isWaiting} aria-disabled={isPending || undefined}>
        {t("checkout.order")}
      </Button>
    </form>
  );
}

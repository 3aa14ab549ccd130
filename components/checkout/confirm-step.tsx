"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LegalGuarantee } from "@/components/product/legal-guarantee";
import { Checkbox } from "@/components/ui/checkbox";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formatAddress } from "@/lib/addresses";
import { getCartItems } from "@/lib/cart/selectors";
import { formatLongDay } from "@/lib/dates";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { CheckoutProducts } from "./checkout-products";
import styles from "./checkout.module.css";
import { focusPreAuthorised, PreAuthorisedAmount } from "./pre-authorised-amount";
import { useInvoice } from "./use-invoice";
import { usePaymentTypeTexts } from "./use-payment-type-texts";
import { useCartPreAuthorisation } from "./use-cart-pre-authorisation";
import type { VoucherPayment } from "./use-meal-vouchers";
import { VoucherSplit } from "./voucher-split";

type Props = {
  /** With the costs of the chosen payment type. */
  cart: Cart;
  payment: PaymentType;
  card: SavedCard | null;
  voucherPayment?: VoucherPayment | null;
  busy: boolean;
  isPending: boolean;
  onBuy: (holdConsentCents: number | null) => void;
};

/** Products, place, time and every cost right above the button that concludes the contract (Codice del consumo, art. 51 c. 2). */
export function ConfirmStep({ cart, payment, card, voucherPayment = null, busy, isPending, onBuy }: Props) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const { name: paymentName } = usePaymentTypeTexts()(payment);
  const [accepted, setAccepted] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { totals } = cart;
  const fee = totals.deliveryFee ?? 0;
  const invoice = useInvoice(cart);
  const preAuthorisation = useCartPreAuthorisation(cart, payment);
  const [consentedCents, setConsentedCents] = useState<number | null>(null);
  const needsConsent = voucherPayment?.split ? false : preAuthorisation.needsConsent;
  const isBusy = busy || (needsConsent === null && preAuthorisation.isLoading);
  // The consent is bound to the amount: another amount needs a new one.
  const hasConsent = preAuthorisation.amountCents !== null && consentedCents === preAuthorisation.amountCents;

  return (
    <form
      noValidate
      className={styles.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!accepted) return document.getElementById("conditions")?.focus();
        if (needsConsent === null) return focusPreAuthorised();
        if (needsConsent && !hasConsent) return document.getElementById("hold-consent")?.focus();
        if (!isBusy && !isPending) onBuy(needsConsent ? consentedCents : null);
      }}
    >
      <CheckoutProducts items={getCartItems(cart)} isPending={isPending} isOpen />
      <dl className={styles.facts}>
        <div>
          <dt>{t("place")}</dt>
          <dd>{cart.address && formatAddress(cart.address, locale)}</dd>
        </div>
        {cart.timeslot && (
          <div>
            <dt>{t("time")}</dt>
            <dd>
              {formatLongDay(cart.timeslot.dateIso, locale)}, {cart.timeslot.beginTime}–
              {cart.timeslot.endTime}
            </dd>
          </div>
        )}
        <div>
          <dt>{t("paymentTypes")}</dt>
          <dd>{card ? `${paymentName}, ${card.brand} ${card.maskedPan}` : paymentName}</dd>
        </div>
        {voucherPayment && (
          <div>
            <dt>{t("vouchers.title")}</dt>
            <dd>
              {voucherPayment.value === null
                ? voucherPayment.vouchers
                : t("vouchers.each", {
                    count: voucherPayment.vouchers,
                    value: formatMoney(voucherPayment.value, locale),
                  })}
            </dd>
          </div>
        )}
        {invoice.isRequested && (
          <div>
            <dt>{t("invoice.title")}</dt>
            <dd>{invoice.selectedPerson?.name}</dd>
          </div>
        )}
        <div>
          <dt>{t("productsAndBags")}</dt>
          <dd>{formatMoney(totals.gross - fee, locale)}</dd>
        </div>
        <div>
          <dt>{cart.service?.name || t("delivery")}</dt>
          <dd>{fee === 0 ? t("free") : formatMoney(fee, locale)}</dd>
        </div>
        <div data-total>
          <dt>{totals.variableWeight > 0 ? t("totalEstimated") : t("total")}</dt>
          <dd>{formatMoney(totals.gross, locale)}</dd>
        </div>
      </dl>
      {voucherPayment?.split ? (
        <VoucherSplit split={voucherPayment.split} />
      ) : (
        <PreAuthorisedAmount cart={cart} payment={payment} />
      )}
      <p className={styles.hint}>{t("withdrawal")}</p>
      <LegalGuarantee className={styles.hint} />
      <Checkbox
        id="conditions"
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={isSubmitted && !accepted ? t("conditionsMissing") : undefined}
        label={t.rich("conditions", {
          link: (chunks) => (
            <Link
              href={localizePath(locale)(paths.page(config.conditionsSlug))}
              target="_blank"
              rel="noopener"
            >
              {chunks}
            </Link>
          ),
        })}
      />
      {needsConsent && preAuthorisation.amountCents !== null && (
        <Checkbox
          id="hold-consent"
          checked={hasConsent}
          onChange={(event) => setConsentedCents(event.target.checked ? preAuthorisation.amountCents : null)}
          error={isSubmitted && !hasConsent ? t("holdConsentMissing") : undefined}
          label={t("holdConsent", { amount: formatMoney(preAuthorisation.amountCents, locale) })}
        />
      )}
      <Button type="submit" wide busy={isBusy} aria-disabled={isBusy || isPending || undefined}>
        {t("order")}
      </Button>
    </form>
  );
}

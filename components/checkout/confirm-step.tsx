"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import { Button } from "@/components/ui/button";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { config } from "@/lib/config";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import styles from "./checkout.module.css";
import { HeldAmount } from "./held-amount";
import { useInvoice } from "./use-invoice";
import type { VoucherPayment } from "./use-meal-vouchers";
import { VoucherSplit } from "./voucher-split";

type Props = {
  /** with the costs of the way of paying. */
  cart: Cart;
  payment: PaymentType;
  card: SavedCard | null;
  pays?: VoucherPayment | null;
  busy: boolean;
  settling: boolean;
  onBuy: () => void;
};

/** Everything once more, right above the button whose words bind (CJEU C-249/21). */
export function ConfirmStep({ cart, payment, card, pays = null, busy, settling, onBuy }: Props) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const [accepted, setAccepted] = useState(false);
  const [asked, setAsked] = useState(false);
  const { totals } = cart;
  const fee = totals.deliveryFee ?? 0;
  const invoice = useInvoice(cart);

  return (
    <form
      noValidate
      className={styles.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!accepted) return document.getElementById("conditions")?.focus();
        if (!busy && !settling) onBuy();
      }}
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t("paymentTypes")}</dt>
          <dd>{card ? `${payment.name}, ${card.brand} ${card.maskedPan}` : payment.name}</dd>
        </div>
        {pays && (
          <div>
            <dt>{t("vouchers.title")}</dt>
            <dd>{t("vouchers.each", { count: pays.vouchers, value: formatMoney(pays.value, locale) })}</dd>
          </div>
        )}
        {invoice.wanted && (
          <div>
            <dt>{t("invoice.title")}</dt>
            <dd>{invoice.chosen?.name}</dd>
          </div>
        )}
        <div>
          <dt>{t("goodsAndBags")}</dt>
          <dd>{formatMoney(totals.gross - fee, locale)}</dd>
        </div>
        <div>
          <dt>{t("delivery")}</dt>
          <dd>{fee === 0 ? t("free") : formatMoney(fee, locale)}</dd>
        </div>
        <div data-total>
          <dt>{totals.variableWeight > 0 ? t("totalEstimated") : t("total")}</dt>
          <dd>{formatMoney(totals.gross, locale)}</dd>
        </div>
      </dl>
      {pays ? <VoucherSplit pays={pays} /> : <HeldAmount cart={cart} payment={payment} />}
      <p className={styles.hint}>{t("withdrawal")}</p>
      <Checkbox
        id="conditions"
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={asked && !accepted ? t("conditionsMissing") : undefined}
        label={t.rich("conditions", {
          link: (words) => (
            <a href={localPath(locale)(paths.page(config.conditionsSlug))} target="_blank" rel="noopener">
              {words}
            </a>
          ),
        })}
      />
      <Button type="submit" wide busy={busy} aria-disabled={busy || settling || undefined}>
        {t("order")}
      </Button>
    </form>
  );
}

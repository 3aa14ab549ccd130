"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCostRows } from "@/components/cart/use-cost-rows";
import { formatPlace } from "@/lib/rules/delivery/addresses";
import { formatLongDay } from "@/lib/dates";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { formatMoney } from "@/lib/money";
import styles from "./checkout.module.css";
import { useInvoice } from "./use-invoice";
import type { VoucherPayment } from "./use-meal-vouchers";
import { usePaymentTypeTexts } from "./use-payment-type-texts";

type Props = {
  cart: Cart;
  payment: PaymentType;
  card: SavedCard | null;
  voucherPayment: VoucherPayment | null;
};

/** Place, time, payment and every cost of the order. */
export function OrderReview({ cart, payment, card, voucherPayment }: Props) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const { name: paymentName } = usePaymentTypeTexts()(payment);
  const invoice = useInvoice(cart);
  const { address, timeslot, service } = cart;
  return (
    <dl className={styles.facts}>
      <Fact term={t("place")}>{address && formatPlace(address, service?.deliveryServiceId, locale)}</Fact>
      {timeslot && (
        <Fact term={t("time")}>
          {timeslot.dateIso && `${formatLongDay(timeslot.dateIso, locale)}, `}
          <span className="nowrap">
            {timeslot.beginTime}–{timeslot.endTime}
          </span>
        </Fact>
      )}
      <Fact term={t("paymentTypes")}>
        {card ? `${paymentName}, ${card.brand} ${card.maskedPan}` : paymentName}
      </Fact>
      {voucherPayment && <VoucherFact voucherPayment={voucherPayment} />}
      {invoice.isRequested && <Fact term={t("invoice.title")}>{invoice.selectedPerson?.name}</Fact>}
      <CostFacts cart={cart} />
    </dl>
  );
}

function VoucherFact({ voucherPayment: { vouchers, value } }: { voucherPayment: VoucherPayment }) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  return (
    <Fact term={t("title")}>
      {value === null ? vouchers : t("each", { count: vouchers, value: formatMoney(value, locale) })}
    </Fact>
  );
}

function CostFacts({ cart }: { cart: Cart }) {
  const t = useTranslations("checkout");
  const locale = useLocale();
  const { totals } = cart;
  return (
    <>
      {useCostRows(cart).map(({ name, amount }, index) => (
        <Fact key={`${index} ${name}`} term={name}>
          {amount}
        </Fact>
      ))}
      <div data-total>
        <dt>{totals.variableWeight > 0 ? t("totalEstimated") : t("total")}</dt>
        <dd>{formatMoney(totals.gross, locale)}</dd>
      </div>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

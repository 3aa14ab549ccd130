"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/money";
import styles from "./payment.module.css";
import type { VoucherPayment } from "./use-meal-vouchers";

export function VoucherSplit({ voucherPayment }: { voucherPayment: VoucherPayment }) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <div className={styles.amountNote} role="status">
      <p>
        <b>{t("covered", { amount: money(voucherPayment.covered) })}</b>
      </p>
      <p>{voucherPayment.rest > 0 ? t("rest", { amount: money(voucherPayment.rest) }) : t("noRest")}</p>
      {voucherPayment.forfeited > 0 && <p>{t("forfeited", { amount: money(voucherPayment.forfeited) })}</p>}
    </div>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/money";
import styles from "./payment.module.css";
import type { VoucherPayment } from "./use-meal-vouchers";

/** What the vouchers pay, what is left and how that is paid. */
export function VoucherSplit({ pays }: { pays: VoucherPayment }) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <div className={styles.held} role="status">
      <p>
        <b>{t("covered", { amount: money(pays.covered) })}</b>
      </p>
      <p>{pays.rest > 0 ? t("rest", { amount: money(pays.rest) }) : t("noRest")}</p>
      {pays.lost > 0 && <p>{t("lost", { amount: money(pays.lost) })}</p>}
    </div>
  );
}

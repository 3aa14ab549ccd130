"use client";

import { useLocale, useTranslations } from "next-intl";
import field from "@/components/ui/field.module.css";
import { formatMoney } from "@/lib/money";
import { MAX_MEAL_VOUCHERS } from "@/lib/rules/meal-vouchers";
import styles from "./checkout.module.css";
import paying from "./payment.module.css";
import type { VoucherPayment } from "./use-meal-vouchers";
import { VoucherSplit } from "./voucher-split";

type Props = {
  pays: VoucherPayment;
  /** Cents delivery costs with other ways of paying. */
  usualFee: number;
  onCount: (vouchers: number) => void;
  onValue: (cents: number) => void;
};

const COUNTS = Array.from({ length: MAX_MEAL_VOUCHERS }, (_, index) => index + 1);

/** How many vouchers of which face value, what they pay and what is left. */
export function MealVouchers({ pays, usualFee, onCount, onValue }: Props) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <fieldset className={paying.payments}>
      <legend>{t("title")}</legend>
      <div className={paying.vouchers}>
        <label>
          {t("count")}
          <select
            className={field.input}
            value={pays.vouchers}
            onChange={({ target }) => onCount(Number(target.value))}
          >
            {COUNTS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label>
          {t("value")}
          <select
            className={field.input}
            value={pays.value}
            onChange={({ target }) => onValue(Number(target.value))}
          >
            {pays.values.map((cents) => (
              <option key={cents} value={cents}>
                {money(cents)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <VoucherSplit pays={pays} />
      {pays.deliveryFee !== usualFee && (
        <p className={styles.hint}>
          {t("delivery", {
            fee: money(pays.deliveryFee),
            usual: usualFee === 0 ? t("free") : money(usualFee),
          })}
        </p>
      )}
    </fieldset>
  );
}

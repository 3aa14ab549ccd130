"use client";

import { useLocale, useTranslations } from "next-intl";
import { Select } from "@/components/ui/control";
import { formatMoney } from "@/lib/money";
import { MAX_MEAL_VOUCHERS } from "@/lib/rules/checkout/meal-vouchers";
import styles from "./checkout.module.css";
import paymentStyles from "./payment.module.css";
import type { VoucherPayment } from "./use-meal-vouchers";
import { VoucherSplit } from "./voucher-split";

type Props = {
  voucherPayment: VoucherPayment;
  /** Cents, with other payment types; null: the shop does not say. */
  standardFee: number | null;
  deliveryServiceId: number | undefined;
  onCount: (vouchers: number) => void;
  onValue: (cents: number) => void;
};

const COUNTS = Array.from({ length: MAX_MEAL_VOUCHERS }, (_, index) => index + 1);

export function MealVouchers({ voucherPayment, standardFee, deliveryServiceId, onCount, onValue }: Props) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { vouchers, value, values, split, deliveryFee } = voucherPayment;
  return (
    <fieldset className={paymentStyles.payments}>
      <legend>{t("title")}</legend>
      <div className={paymentStyles.vouchers}>
        <label>
          {t("count")}
          <Select value={vouchers} onChange={({ target }) => onCount(Number(target.value))}>
            {COUNTS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </label>
        {value !== null && (
          <label>
            {t("value")}
            <Select value={value} onChange={({ target }) => onValue(Number(target.value))}>
              {values.map((cents) => (
                <option key={cents} value={cents}>
                  {money(cents)}
                </option>
              ))}
            </Select>
          </label>
        )}
      </div>
      {split && <VoucherSplit split={split} deliveryServiceId={deliveryServiceId} />}
      {deliveryFee !== null && standardFee !== null && deliveryFee !== standardFee && (
        <p className={styles.hint}>
          {t("delivery", {
            fee: money(deliveryFee),
            usual: standardFee === 0 ? t("free") : money(standardFee),
          })}
        </p>
      )}
    </fieldset>
  );
}

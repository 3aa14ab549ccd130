"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/money";
import { handover } from "@/lib/rules/delivery/handover";
import type { MealVoucherSplit } from "@/lib/rules/checkout/meal-vouchers";
import styles from "./payment.module.css";

type Props = { split: MealVoucherSplit; deliveryServiceId: number | undefined };

export function VoucherSplit({ split, deliveryServiceId }: Props) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <div className={styles.amountNote} role="status">
      <p>
        <b>{t("covered", { amount: money(split.covered) })}</b>
      </p>
      <p>
        {split.rest > 0
          ? t("rest", { amount: money(split.rest), where: handover(deliveryServiceId) })
          : t("noRest")}
      </p>
      {split.forfeited > 0 && <p>{t("forfeited", { amount: money(split.forfeited) })}</p>}
    </div>
  );
}

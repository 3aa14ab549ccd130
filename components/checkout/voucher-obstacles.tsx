"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatMoney } from "@/lib/money";
import { MEAL_VOUCHER_MIN_SPEND, type MealVoucherObstacle } from "@/lib/rules/meal-vouchers";
import styles from "./payment.module.css";
import { PAYMENT_TYPES } from "./payment-types";
import { setCartInfo } from "./use-invoice";

type Props = {
  obstacles: MealVoucherObstacle[];
  /** Cents that count towards the least spend. */
  spend: number;
  /** Vouchers were chosen before they could not be used any more. */
  chosen: boolean;
};

/** Why meal vouchers cannot pay for this cart: the first reason; an invoice may be given up for them. */
export function VoucherObstacles({ obstacles: [obstacle], spend, chosen }: Props) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  if (!obstacle) return null;

  async function giveUpInvoice(): Promise<void> {
    setBusy(true);
    const isGivenUp = await setCartInfo("need_invoice", "false");
    setBusy(false);
    // The button has gone with its reason.
    if (isGivenUp) document.getElementById(PAYMENT_TYPES)?.focus();
  }

  return (
    <div className={styles.obstacle} role={chosen ? "alert" : undefined}>
      <Icon name="warning" size={20} />
      <p>
        {obstacle === "invoice"
          ? t("invoice")
          : t("spendTooLow", {
              least: formatMoney(MEAL_VOUCHER_MIN_SPEND, locale),
              spend: formatMoney(spend, locale),
            })}
      </p>
      {obstacle === "invoice" && (
        <Button variant="secondary" small busy={busy} onClick={() => void giveUpInvoice()}>
          {t("giveUpInvoice")}
        </Button>
      )}
    </div>
  );
}

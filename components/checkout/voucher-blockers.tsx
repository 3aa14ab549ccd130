"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Muted } from "@/components/ui/muted";
import { useBusy } from "@/components/ui/use-busy";
import { setCartInfo } from "@/lib/cart/cart-infos";
import { formatMoney } from "@/lib/money";
import { MEAL_VOUCHER_MIN_SPEND, type MealVoucherBlocker } from "@/lib/rules/checkout/meal-vouchers";
import styles from "./payment.module.css";
import { PAYMENT_TYPES_ID } from "./payment-types";

type Props = {
  blockers: MealVoucherBlocker[];
  /** Cents that count towards the minimum spend. */
  spend: number;
  areVouchersChosen: boolean;
};

export function VoucherBlockers({ blockers: [blocker], spend, areVouchersChosen }: Props) {
  const t = useTranslations("checkout.vouchers");
  const locale = useLocale();
  const { isBusy, whileBusy } = useBusy();
  if (!blocker) return null;

  async function cancelInvoiceRequest(): Promise<void> {
    const isWithdrawn = await whileBusy(() => setCartInfo("need_invoice", "false"));
    // The focused button was removed.
    if (isWithdrawn) document.getElementById(PAYMENT_TYPES_ID)?.focus();
  }

  const spendTooLow = t("spendTooLow", {
    min: formatMoney(MEAL_VOUCHER_MIN_SPEND, locale),
    spend: formatMoney(spend, locale),
  });
  // No warning for whoever pays another way.
  if (blocker === "spendTooLow" && !areVouchersChosen) return <Muted>{spendTooLow}</Muted>;
  return (
    <div className={styles.blocker} role={areVouchersChosen ? "alert" : undefined}>
      <Icon name="warning" size={20} />
      <p>{blocker === "invoice" ? t("invoice") : spendTooLow}</p>
      {blocker === "invoice" && (
        <Button variant="secondary" small busy={isBusy} onClick={() => void cancelInvoiceRequest()}>
          {t("cancelInvoiceRequest")}
        </Button>
      )}
    </div>
  );
}

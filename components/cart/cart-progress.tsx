"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { missingForMinimum } from "@/lib/rules/checkout";
import styles from "./cart-summary.module.css";

/** How far it is to the minimum order, then to free delivery; in words, the bar only repeats them. */
export function CartProgress({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { minimumOrder, freeDeliveryFrom } = cart.totals;
  const spent = cart.totals.goodsNet;
  const missing = missingForMinimum(spent, minimumOrder);
  const toFree = missingForMinimum(spent, freeDeliveryFrom);
  const goal = missing > 0 ? minimumOrder : freeDeliveryFrom;
  if (!goal) return null;
  const amount = formatMoney(missing > 0 ? missing : toFree, locale);
  const text =
    missing > 0
      ? t("minimumMissing", { amount })
      : toFree > 0
        ? t("freeMissing", { amount })
        : t("freeReached");
  const done = missing === 0 && toFree === 0;
  return (
    <div className={styles.progress} data-done={done || undefined}>
      <p>
        <Icon name={done ? "check" : missing > 0 ? "basket" : "truck"} size={20} />
        {text}
      </p>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, Math.round((spent / goal) * 100))}%` }} />
      </span>
    </div>
  );
}

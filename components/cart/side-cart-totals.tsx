"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import styles from "./side-cart.module.css";
import { useCostRows } from "./use-cost-rows";

export function SideCartTotals({ cart, isPending }: { cart: Cart; isPending: boolean }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const rows = useCostRows(cart);
  return (
    <dl className={styles.totals} data-pending={isPending || undefined} aria-busy={isPending}>
      {rows.map(({ name, amount, isReduction }, index) => (
        <div key={`${index} ${name}`} data-saved={isReduction || undefined}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t("total")}</dt>
        <dd>{formatMoney(cart.totals.gross, locale)}</dd>
      </div>
    </dl>
  );
}

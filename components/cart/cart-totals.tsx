"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import styles from "./cart-summary.module.css";
import { TotalNotes } from "./total-notes";
import { useCostRows } from "./use-cost-rows";

export function CartTotals({ cart, isPending }: { cart: Cart; isPending: boolean }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { totals } = cart;
  const rows = useCostRows(cart);
  return (
    <div data-pending={isPending || undefined} aria-busy={isPending} className={styles.totals}>
      <dl>
        {rows.map(({ name, amount, isReduction }, index) => (
          <div key={`${index} ${name}`} data-kind={isReduction ? "saved" : undefined}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-kind="total">
          <dt>{t(totals.variableWeight > 0 ? "totalEstimated" : "total")}</dt>
          <dd>{formatMoney(totals.gross, locale)}</dd>
        </div>
      </dl>
      <TotalNotes cart={cart} />
    </div>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { getCartItems } from "@/lib/cart/selectors";
import { formatMoney } from "@/lib/money";
import { totalRange } from "@/lib/rules/weight-range";
import styles from "./cart-summary.module.css";
import { useCostRows } from "./use-cost-rows";

export function CartTotals({ cart, isPending }: { cart: Cart; isPending: boolean }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { totals } = cart;
  const money = (cents: number) => formatMoney(cents, locale);
  const range = totalRange(
    totals.gross,
    getCartItems(cart).map(({ netCents, variableWeight, product }) => ({
      netCents,
      variableWeight,
      tolerancePerc: product.selling.tolerancePerc,
    })),
  );
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
          <dt>{t("total")}</dt>
          <dd>{money(totals.gross)}</dd>
        </div>
      </dl>
      <p className={styles.vat}>{t("vatIncluded")}</p>
      {totals.variableWeight > 0 && (
        <p className={styles.vat}>{t("estimateNote", { amount: money(totals.variableWeight) })}</p>
      )}
      {range && (
        <p className={styles.vat}>{t("estimateRange", { min: money(range.min), max: money(range.max) })}</p>
      )}
    </div>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { getCartItems } from "@/lib/cart/selectors";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { formatMoney } from "@/lib/money";
import { totalRange } from "@/lib/rules/quantities/weight-range";
import styles from "./cart-summary.module.css";

/** Taxes and, with products of variable weight, how far the total may still move. */
export function TotalNotes({ cart }: { cart: Cart }) {
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
  return (
    <>
      <p className={styles.vat}>{t("vatIncluded")}</p>
      {totals.variableWeight > 0 && (
        <p className={styles.vat}>{t("estimateNote", { amount: money(totals.variableWeight) })}</p>
      )}
      {range && (
        <p className={styles.vat}>{t("estimateRange", { min: money(range.min), max: money(range.max) })}</p>
      )}
    </>
  );
}

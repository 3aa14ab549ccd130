"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { getCartItems } from "@/lib/cart/selectors";
import { formatMoney } from "@/lib/money";
import { totalRange } from "@/lib/rules/weight-range";
import styles from "./cart-summary.module.css";

type Row = { name: string; amount: string; kind?: "saved" | "total" };

export function CartTotals({ cart, isPending }: { cart: Cart; isPending: boolean }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { totals, adjustments, service } = cart;
  const money = (cents: number) => formatMoney(cents, locale);
  const range = totalRange(
    totals.gross,
    getCartItems(cart).map(({ netCents, variableWeight, product }) => ({
      netCents,
      variableWeight,
      tolerancePerc: product.selling.tolerancePerc,
    })),
  );
  const rows: Row[] = [{ name: t("products"), amount: money(totals.goods) }];
  if (totals.discount > 0)
    rows.push({ name: t("savings"), amount: `−${money(totals.discount)}`, kind: "saved" });
  for (const { description, amountCents } of adjustments) {
    const amount = `−${money(Math.abs(amountCents))}`;
    rows.push({ name: description || t("giftCode"), amount, kind: "saved" });
  }
  if (totals.packaging > 0) rows.push({ name: t("packaging"), amount: money(totals.packaging) });
  rows.push({
    name: service?.name || t("delivery"),
    amount:
      totals.deliveryFee === null
        ? t("deliveryLater")
        : totals.deliveryFee === 0
          ? t("free")
          : money(totals.deliveryFee),
  });
  rows.push({ name: t("total"), amount: money(totals.gross), kind: "total" });
  return (
    <div data-pending={isPending || undefined} aria-busy={isPending} className={styles.totals}>
      <dl>
        {rows.map(({ name, amount, kind }, index) => (
          <div key={`${index} ${name}`} data-kind={kind}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.vat}>{t("vatIncluded")}</p>
      {totals.variableWeight > 0 && (
        <p className={styles.vat}>{t("estimateNote", { amount: money(totals.variableWeight) })}</p>
      )}
      {range && (
        <p className={styles.vat}>
          {t("estimateRange", { least: money(range.min), most: money(range.max) })}
        </p>
      )}
    </div>
  );
}

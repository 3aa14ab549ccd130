"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Order } from "@/lib/ebsn/domain/order";
import { formatMoney } from "@/lib/money";
import styles from "./orders.module.css";

export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations("cart");
  const to = useTranslations("orders");
  const locale = useLocale();
  const { totals, service } = order;
  const money = (cents: number) => formatMoney(cents, locale);
  const rows: [string, string][] = [[t("products"), money(totals.goods)]];
  if (totals.discount > 0) rows.push([t("savings"), `−${money(totals.discount)}`]);
  if (totals.packaging > 0) rows.push([t("packaging"), money(totals.packaging)]);
  rows.push([
    service?.name || t("delivery"),
    totals.deliveryFee === 0 ? t("free") : money(totals.deliveryFee),
  ]);
  return (
    <dl className={styles.totals}>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{t("total")}</dt>
        <dd>{money(totals.gross)}</dd>
      </div>
      {totals.prebilled !== null && totals.prebilled !== totals.gross && (
        <div>
          <dt>{to("preAuthorised")}</dt>
          <dd>{money(totals.prebilled)}</dd>
        </div>
      )}
    </dl>
  );
}

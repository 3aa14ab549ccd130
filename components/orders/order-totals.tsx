"use client";

import { useLocale, useTranslations } from "next-intl";
import { isAmountHeld } from "@/lib/rules/orders/statuses";
import { useCostRows } from "@/components/cart/use-cost-rows";
import type { Order } from "@/lib/ebsn/domain/order";
import { formatMoney } from "@/lib/money";
import styles from "./orders.module.css";

export function OrderTotals({ order }: { order: Order }) {
  const t = useTranslations("cart");
  const tOrders = useTranslations("orders");
  const locale = useLocale();
  const { totals } = order;
  const money = (cents: number) => formatMoney(cents, locale);
  const rows = useCostRows(order);
  const difference = (totals.charged ?? totals.gross) - totals.gross;
  return (
    <dl className={styles.totals}>
      {rows.map(({ name, amount }, index) => (
        <div key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {difference !== 0 && (
        <>
          <div>
            <dt>{tOrders("picked.ordered")}</dt>
            <dd>{money(totals.gross)}</dd>
          </div>
          <div>
            <dt>{tOrders("picked.difference")}</dt>
            <dd>{difference < 0 ? `−${money(-difference)}` : money(difference)}</dd>
          </div>
        </>
      )}
      <div data-total>
        <dt>{difference === 0 ? t("total") : tOrders("picked.charged")}</dt>
        <dd>{money(totals.charged ?? totals.gross)}</dd>
      </div>
      {order.paymentType?.online &&
        totals.prebilled !== null &&
        totals.charged === null &&
        isAmountHeld(order) && (
          <div>
            <dt>{tOrders("preAuthorised")}</dt>
            <dd>{money(totals.prebilled)}</dd>
          </div>
        )}
    </dl>
  );
}

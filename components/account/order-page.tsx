"use client";

import { useLocale, useTranslations } from "next-intl";
import { OrderMissing } from "@/components/checkout/order-missing";
import { OrderPayment } from "@/components/checkout/order-payment";
import { PayOrder } from "@/components/checkout/pay-order";
import { useOrder } from "@/components/checkout/use-order";
import { DeliveryFacts } from "@/components/delivery/delivery-facts";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDate, formatInstant } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { orderStatus } from "@/lib/rules/statuses";
import { OrderActions } from "./order-actions";
import { OrderLines } from "./order-lines";
import { OrderPayOther } from "./order-pay-other";
import { OrderTotals } from "./order-totals";
import { WEIGHED } from "./order-weighed";
import styles from "./orders.module.css";
import { OrderParking } from "./parking";
import { OrderRating } from "./rating";
import { DeliveryBadge, StatusBadge, StatusNote } from "./status-badge";

/** Type 2 of spec 2 §9; PayOrder offers it. */
const ON_DELIVERY = 2;

/** An order whole: how far it is, what is in it, what it costs, what can still be done. */
export function OrderPage({ orderId }: { orderId: number }) {
  const t = useTranslations("common");
  const { order, failed, reload } = useOrder(orderId);
  if (failed) return <OrderMissing onRetry={reload} />;
  if (!order) {
    return (
      <>
        <p role="status" className="visually-hidden">
          {t("loading")}
        </p>
        <Skeleton height="28rem" radius="var(--radius-l)" />
      </>
    );
  }
  return <WholeOrder order={order} onChanged={reload} />;
}

function WholeOrder({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <div>
          <h1>{t("number", { orderId: order.orderId })}</h1>
          <p className={styles.soft}>{t("orderedOn", { date: formatDate(order.dateIso, locale) })}</p>
        </div>
        <div className={styles.state}>
          <p className={styles.badges}>
            <StatusBadge statusId={order.statusId} />
            <DeliveryBadge statusId={order.deliveryStatusId} orderStatusId={order.statusId} />
          </p>
          <StatusNote statusId={order.statusId} />
        </div>
      </header>
      {order.replacedByOrderId !== null && (
        <p className={styles.soft}>
          <a href={localPath(locale)(paths.order(order.replacedByOrderId))}>
            {t("replaced", { orderId: order.replacedByOrderId })}
          </a>
        </p>
      )}
      {order.canRetryPayment && (
        <section className={`${styles.pay} no-print`} aria-labelledby="pay-title">
          <h2 id="pay-title">{t("toPay")}</h2>
          {order.payBefore && (
            <p>{t("payBefore", { when: formatInstant(new Date(order.payBefore), locale) })}</p>
          )}
          <PayOrder order={order} />
          <OrderPayOther order={order} without={[ON_DELIVERY]} />
        </section>
      )}
      <dl className={styles.facts}>
        <DeliveryFacts order={order} locale={locale} where={t("where")} when={t("when")} />
        <OrderPayment order={order} className={styles.stack} />
      </dl>
      <OrderParking order={order} onChanged={onChanged} />
      <OrderActions order={order} onChanged={onChanged} />
      <OrderLines items={order.items} weighed={WEIGHED.has(orderStatus(order.statusId))} />
      <OrderTotals order={order} />
      <OrderRating order={order} />
    </article>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { OrderNotFound } from "@/components/checkout/order-not-found";
import { OrderPayment } from "@/components/checkout/order-payment";
import { PayOrder } from "@/components/checkout/pay-order";
import { useOrder } from "@/components/checkout/use-order";
import { DeliveryFacts } from "@/components/delivery/delivery-facts";
import { DetailArticle, DetailFacts, DetailHeader } from "@/components/ui/detail-article";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import { formatDate, timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { isForAdults } from "@/lib/rules/products/age";
import { handover } from "@/lib/rules/delivery/handover";
import { isDelivered, isToBePicked } from "@/lib/rules/orders/statuses";
import { withElision } from "@/lib/rules/text/elision";
import { DeliveryProgress } from "./delivery-progress";
import { OrderActions } from "./order-actions";
import { OrderLines } from "./order-lines";
import { OrderTotals } from "./order-totals";
import styles from "./orders.module.css";
import { OrderParking } from "./order-parking";
import { OrderReceipt } from "./order-receipt";
import { OrderReplacement } from "./order-replacement";
import { OrderRating } from "./order-rating";
import { DeliveryBadge, StatusBadge, StatusHint } from "./status-badge";
import { useOfflineOrder } from "./use-offline-order";

export function OrderPage({ orderId }: { orderId: number }) {
  const t = useTranslations("common");
  const { order, hasFailed, error, reload } = useOrder(orderId);
  if (hasFailed) return <OrderNotFound error={error} onRetry={reload} />;
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
  return <OrderDetails order={order} onChanged={reload} />;
}

/** Once delivered it stays with the customer. */
const REFUSED = {
  delivery: "orders.substituteRefusedOnDelivery",
  pickUp: "orders.substituteRefusedInStore",
  unknown: "orders.substituteRefused",
};

function OrderDetails({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  useOfflineOrder(order);

  const place = handover(order.service?.deliveryServiceId);

  async function refuse(orderItemId: number): Promise<void> {
    try {
      await apiFetch("order/refuse-substitute", {
        method: "POST",
        params: { order_id: order.orderId, order_item_id: orderItemId },
        success: { key: isDelivered(order.statusId) ? REFUSED.unknown : REFUSED[place] },
      });
    } catch (cause) {
      emitError("orders.refuseFailed", cause);
    }
    onChanged();
  }

  return (
    <DetailArticle>
      <DetailHeader
        tags={
          <>
            <StatusBadge order={order} />
            <DeliveryBadge statusId={order.deliveryStatusId} orderStatusId={order.statusId} />
          </>
        }
        note={<StatusHint order={order} />}
      >
        <h1>{t("number", { orderId: order.orderId })}</h1>
        {order.dateIso && <Muted>{t("orderedOn", withElision(formatDate(order.dateIso, locale)))}</Muted>}
      </DetailHeader>
      <OrderReplacement order={order} />
      {order.canRetryPayment && (
        <section className={`${styles.pay} no-print`} aria-labelledby="pay-title">
          <h2 id="pay-title">{t("toPay")}</h2>
          {order.payBefore && <p>{t("payBefore", timeAndDay(new Date(order.payBefore), locale))}</p>}
          <PayOrder order={order} />
        </section>
      )}
      <DetailFacts>
        <DeliveryFacts order={order} locale={locale} where={t("where")} when={t("when")} />
        <OrderPayment order={order} className={styles.stack} />
        {order.lotteryCode && (
          <div>
            <dt>{t("lotteryCode")}</dt>
            <dd>{order.lotteryCode}</dd>
          </div>
        )}
        {order.lockerCode && !isDelivered(order.statusId) && (
          <div>
            <dt>{t("lockerCode")}</dt>
            <dd className={styles.lockerCode}>{order.lockerCode}</dd>
          </div>
        )}
      </DetailFacts>
      {order.items.some(({ product }) => isForAdults(product.features)) && <Muted>{t("ageCheck")}</Muted>}
      <DeliveryProgress order={order} />
      <OrderParking order={order} onChanged={onChanged} />
      <OrderActions order={order} onChanged={onChanged} />
      <OrderLines items={order.items} isToBePicked={isToBePicked(order.statusId)} onRefuse={refuse} />
      <OrderTotals order={order} />
      <OrderReceipt order={order} />
      <OrderRating order={order} />
    </DetailArticle>
  );
}

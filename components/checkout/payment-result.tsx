"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { purchaseEvent } from "@/lib/analytics/items";
import { track } from "@/lib/analytics/track";
import { fetchCart } from "@/lib/cart/fetch-cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import {
  isNew,
  isPaymentPending,
  isPlaced,
  isUnderway,
  orderStatus,
  orderStatusLabel,
  transactionStatus,
} from "@/lib/rules/orders/statuses";
import { markOrderConfirmed, wasOrderConfirmed } from "@/lib/session/confirmed-orders";
import { OrderConfirmation } from "./order-confirmation";
import { OrderNotFound } from "./order-not-found";
import { PaymentFailed } from "./payment-failed";
import styles from "./result.module.css";
import { useOrder } from "./use-order";
import { usePendingPaymentNote } from "./use-pending-payment-note";

const REFRESH_MS = 10_000;

type Outcome = "confirmed" | "pending" | "failed";

/** Read from the order itself: the URL of the page cannot be trusted. */
export function paymentOutcome(order: Order): Outcome {
  if (orderStatus(order.statusId) !== "unpaid") return isPlaced(order.statusId) ? "confirmed" : "failed";
  return transactionStatus(order.transactionStatusId) === "inProgress" ? "pending" : "failed";
}

type Props = { orderId: number; canRetry: boolean };

export function PaymentResult({ orderId, canRetry }: Props) {
  const t = useTranslations();
  const [paused, setPaused] = useState(false);
  const { order, isValidating, hasFailed, error, reload } = useOrder(orderId, (latest) =>
    paused || (latest && paymentOutcome(latest) !== "pending") ? 0 : REFRESH_MS,
  );
  const outcome = order ? paymentOutcome(order) : null;

  useEffect(() => {
    // A purchase opens a new cart at the shop.
    void fetchCart().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (order && outcome === "confirmed") track(purchaseEvent(order));
  }, [order, outcome]);

  if (hasFailed) return <OrderNotFound error={error} onRetry={reload} />;
  if (!order) {
    return (
      <div className={styles.page}>
        <p role="status">{t("payment.reading")}</p>
        <Skeleton height="20rem" radius="var(--radius-l)" />
      </div>
    );
  }
  if (outcome === "failed") return <PaymentFailed order={order} canRetry={canRetry} />;
  if (outcome === "confirmed") return <PlacedOrder order={order} />;
  return (
    <PendingPayment
      order={order}
      isValidating={isValidating}
      paused={paused}
      onPause={setPaused}
      onReload={reload}
    />
  );
}

/** Decided once per page: the order may move on while its confirmation is read. */
function PlacedOrder({ order }: { order: Order }) {
  const { orderId, statusId } = order;
  const [isConfirmed] = useState(
    () => isNew(statusId) || (isUnderway(statusId) && !wasOrderConfirmed(orderId)),
  );
  useEffect(() => markOrderConfirmed(orderId), [orderId]);
  return isConfirmed ? <OrderConfirmation order={order} /> : <EarlierOrder order={order} />;
}

/** The page of an order that was confirmed some time ago, from the browser's history. */
function EarlierOrder({ order: { orderId, statusId, service } }: { order: Order }) {
  const t = useTranslations();
  const status = orderStatusLabel(statusId, service?.deliveryServiceId);
  const href = localizePath(useLocale());
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1>{t("payment.orderNumber", { orderId })}</h1>
        <p>{t("payment.earlier", { status: t(`orders.status.${status}`) })}</p>
        <div className={styles.actions}>
          <LinkButton href={href(paths.order(orderId))}>{t("payment.toOrder")}</LinkButton>
        </div>
      </div>
    </div>
  );
}

type PendingProps = {
  order: Order;
  isValidating: boolean;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onReload: () => void;
};

function PendingPayment({ order, isValidating, paused, onPause, onReload }: PendingProps) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const note = usePendingPaymentNote(order);
  return (
    <div className={styles.page}>
      <div className={styles.panel} data-tone="pending">
        <h1>{t("payment.pendingTitle")}</h1>
        <p>{t("payment.pendingText", { orderId: order.orderId })}</p>
        {isPaymentPending(order) && <p>{note}</p>}
        <p role="status" className={styles.hint}>
          {paused ? t("payment.paused") : t("payment.refreshing", { seconds: REFRESH_MS / 1000 })}
        </p>
        <div className={styles.actions}>
          <Button busy={isValidating} onClick={onReload}>
            {t("payment.refreshNow")}
          </Button>
          <Button variant="secondary" aria-pressed={paused} onClick={() => onPause(!paused)}>
            {paused ? t("payment.resume") : t("payment.pause")}
          </Button>
          <LinkButton variant="quiet" href={href(paths.order(order.orderId))}>
            {t("payment.toOrder")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

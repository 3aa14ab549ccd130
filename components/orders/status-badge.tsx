"use client";

import { useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { Tag } from "@/components/ui/tag";
import { usePendingPaymentNote } from "@/components/checkout/use-pending-payment-note";
import type { Order } from "@/lib/ebsn/domain/order";
import { serviceKind } from "@/lib/rules/delivery/delivery-services";
import {
  addedDeliveryStatus,
  isPaymentPending,
  orderStatusHint,
  orderStatus,
} from "@/lib/rules/orders/statuses";
import { deliveryTone, orderTone } from "./order-tones";

type Props = { order: Pick<Order, "statusId" | "transactionStatusId" | "canRetryPayment" | "service"> };

/** Collected by the customer. */
const isCollected = (serviceId?: number) => ["pickup", "locker"].includes(serviceKind(serviceId) ?? "");

export function StatusBadge({ order }: Props) {
  const t = useTranslations();
  if (isPaymentPending(order)) return <Tag tone="progress">{t("orders.paymentPending")}</Tag>;
  const status = orderStatus(order.statusId);
  const hint = orderStatusHint(order.statusId);
  const isReadyToCollect = status === "ready" && isCollected(order.service?.deliveryServiceId);
  return (
    <Tag tone={orderTone(status)} title={hint ? t(`orders.note.${hint}`) : undefined}>
      {t(isReadyToCollect ? "orders.readyToCollect" : `orders.status.${status}`)}
    </Tag>
  );
}

export function StatusHint({ order }: { order: Order }) {
  const t = useTranslations();
  const pendingNote = usePendingPaymentNote(order);
  if (isPaymentPending(order)) return <Muted>{pendingNote}</Muted>;
  const hint = orderStatusHint(order.statusId);
  return hint && <Muted>{t(`orders.note.${hint}`)}</Muted>;
}

export function DeliveryBadge({
  statusId,
  orderStatusId,
}: {
  statusId: number | null;
  orderStatusId: number;
}) {
  const t = useTranslations();
  const status = addedDeliveryStatus(orderStatusId, statusId);
  return status && <Tag tone={deliveryTone(status)}>{t(`orders.delivery.${status}`)}</Tag>;
}

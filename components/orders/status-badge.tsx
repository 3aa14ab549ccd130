"use client";

import { useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { Tag } from "@/components/ui/tag";
import { usePendingPaymentNote } from "@/components/checkout/use-pending-payment-note";
import type { Order } from "@/lib/ebsn/domain/order";
import { serviceKind } from "@/lib/rules/delivery-services";
import { addedDeliveryStatus, isPaymentPending, orderNote, orderStatus } from "@/lib/rules/statuses";
import { deliveryTone, orderTone } from "./order-tones";

type Props = { order: Pick<Order, "statusId" | "transactionStatusId" | "canRetryPayment" | "service"> };

/** Collected by the customer. */
const isCollected = (serviceId?: number) => ["pickup", "locker"].includes(serviceKind(serviceId) ?? "");

export function StatusBadge({ order }: Props) {
  const t = useTranslations("orders");
  if (isPaymentPending(order)) return <Tag tone="progress">{t("paymentPending")}</Tag>;
  const status = orderStatus(order.statusId);
  const note = orderNote(order.statusId);
  const isReadyToCollect = status === "ready" && isCollected(order.service?.deliveryServiceId);
  return (
    <Tag tone={orderTone(status)} title={note ? t(`note.${note}`) : undefined}>
      {t(isReadyToCollect ? "readyToCollect" : `status.${status}`)}
    </Tag>
  );
}

export function StatusNote({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const pendingNote = usePendingPaymentNote(order);
  if (isPaymentPending(order)) return <Muted>{pendingNote}</Muted>;
  const note = orderNote(order.statusId);
  return note && <Muted>{t(`note.${note}`)}</Muted>;
}

export function DeliveryBadge({
  statusId,
  orderStatusId,
}: {
  statusId: number | null;
  orderStatusId: number;
}) {
  const t = useTranslations("orders");
  const status = addedDeliveryStatus(orderStatusId, statusId);
  return status && <Tag tone={deliveryTone(status)}>{t(`delivery.${status}`)}</Tag>;
}

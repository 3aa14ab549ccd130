"use client";

import { useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { Tag } from "@/components/ui/tag";
import { usePendingPaymentNote } from "@/components/checkout/use-pending-payment-note";
import type { Order } from "@/lib/ebsn/domain/order";
import {
  addedDeliveryStatus,
  isAmountReleased,
  isPaymentPending,
  orderStatusHint,
  orderStatus,
  orderStatusLabel,
} from "@/lib/rules/orders/statuses";
import { deliveryTone, orderTone } from "./order-tones";

type Props = { order: Pick<Order, "statusId" | "transactionStatusId" | "canRetryPayment" | "service"> };

function useHintText(order: Props["order"]): string | null {
  const t = useTranslations();
  const hint = orderStatusHint(order.statusId);
  return hint && t(`orders.note.${hint}`, { isHeld: isAmountReleased(order) ? "yes" : "no" });
}

export function StatusBadge({ order }: Props) {
  const t = useTranslations();
  const hintText = useHintText(order);
  if (isPaymentPending(order)) return <Tag tone="progress">{t("orders.paymentPending")}</Tag>;
  const { statusId, service } = order;
  return (
    <Tag tone={orderTone(orderStatus(statusId))} title={hintText ?? undefined}>
      {t(`orders.status.${orderStatusLabel(statusId, service?.deliveryServiceId)}`)}
    </Tag>
  );
}

export function StatusHint({ order }: { order: Order }) {
  const pendingNote = usePendingPaymentNote(order);
  const hintText = useHintText(order);
  if (isPaymentPending(order)) return <Muted>{pendingNote}</Muted>;
  return hintText && <Muted>{hintText}</Muted>;
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

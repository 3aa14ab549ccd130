"use client";

import { useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { Tag } from "@/components/ui/tag";
import { deliveryStatus, orderNote, orderStatus } from "@/lib/rules/statuses";
import { deliveryTone, orderTone } from "./order-tones";

export function StatusBadge({ statusId }: { statusId: number }) {
  const t = useTranslations("orders");
  const status = orderStatus(statusId);
  const note = orderNote(statusId);
  return (
    <Tag tone={orderTone(status)} title={note ? t(`note.${note}`) : undefined}>
      {t(`status.${status}`)}
    </Tag>
  );
}

export function StatusNote({ statusId }: { statusId: number }) {
  const t = useTranslations("orders");
  const note = orderNote(statusId);
  return note && <Muted>{t(`note.${note}`)}</Muted>;
}

/** Hidden when it repeats the order status or is unknown. */
export function DeliveryBadge({
  statusId,
  orderStatusId,
}: {
  statusId: number | null;
  orderStatusId: number;
}) {
  const t = useTranslations("orders");
  const status = deliveryStatus(statusId);
  if (status === "unknown" || status === orderStatus(orderStatusId)) return null;
  return <Tag tone={deliveryTone(status)}>{t(`delivery.${status}`)}</Tag>;
}

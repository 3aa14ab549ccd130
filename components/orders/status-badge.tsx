"use client";

import { useTranslations } from "next-intl";
import { deliveryStatus, orderNote, orderStatus } from "@/lib/rules/statuses";
import { deliveryTone, orderTone } from "./order-tones";
import styles from "./orders.module.css";

export function StatusBadge({ statusId }: { statusId: number }) {
  const t = useTranslations("orders");
  const status = orderStatus(statusId);
  const note = orderNote(statusId);
  return (
    <span
      className={styles.status}
      data-tone={orderTone(status)}
      title={note ? t(`note.${note}`) : undefined}
    >
      {t(`status.${status}`)}
    </span>
  );
}

export function StatusNote({ statusId }: { statusId: number }) {
  const t = useTranslations("orders");
  const note = orderNote(statusId);
  return note && <p className={styles.note}>{t(`note.${note}`)}</p>;
}

/** Hidden when it repeats the order status or the shop does not say. */
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
  return (
    <span className={styles.status} data-tone={deliveryTone(status)}>
      {t(`delivery.${status}`)}
    </span>
  );
}

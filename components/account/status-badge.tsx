"use client";

import { useTranslations } from "next-intl";
import { deliveryStatus, orderNote, orderStatus } from "@/lib/rules/statuses";
import { deliveryTone, orderTone } from "./order-tones";
import styles from "./orders.module.css";

/** The order's status in words; what it means is a tooltip. */
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

/** The tooltip's words as text, where there is room. */
export function StatusNote({ statusId }: { statusId: number }) {
  const t = useTranslations("orders");
  const note = orderNote(statusId);
  return note && <p className={styles.note}>{t(`note.${note}`)}</p>;
}

/** Where the goods are; nothing where the order's own status says the same, or the shop says nothing. */
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

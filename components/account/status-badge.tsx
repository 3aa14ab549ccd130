"use client";

import { useTranslations } from "next-intl";
import { deliveryStatus, orderNote, orderStatus } from "@/lib/rules/statuses";
import { deliveryTone, orderTone } from "./order-tones";
import styles from "./orders.module.css";

/** The order's status in words; what it means is a tooltip, and text where there is room. */
export function StatusBadge({ statusId, explain }: { statusId: number; explain?: boolean }) {
  const t = useTranslations("orders");
  const status = orderStatus(statusId);
  const note = orderNote(statusId);
  const text = note ? t(`note.${note}`) : undefined;
  return (
    <>
      <span className={styles.status} data-tone={orderTone(status)} title={text}>
        {t(`status.${status}`)}
      </span>
      {explain && text && <p className={styles.note}>{text}</p>}
    </>
  );
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

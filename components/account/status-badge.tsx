"use client";

import { useTranslations } from "next-intl";
import { orderNote, orderStatus } from "@/lib/rules/statuses";
import styles from "./orders.module.css";

const GOOD = new Set(["delivered", "receipted", "ready", "outForDelivery", "validationApproved"]);
const BAD = new Set(["cancelled", "unpaid", "failed", "notCollected", "validationRejected"]);

/** The order's status in words; what it means is text, not a tooltip, where there is room. */
export function StatusBadge({ statusId, explain }: { statusId: number; explain?: boolean }) {
  const t = useTranslations("orders");
  const status = orderStatus(statusId);
  const note = explain ? orderNote(statusId) : null;
  const tone = GOOD.has(status) ? "good" : BAD.has(status) ? "bad" : "plain";
  return (
    <>
      <span className={styles.status} data-tone={tone}>
        {t(`status.${status}`)}
      </span>
      {note && <p className={styles.note}>{t(`note.${note}`)}</p>}
    </>
  );
}

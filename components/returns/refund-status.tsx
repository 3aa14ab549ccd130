"use client";

import { useTranslations } from "next-intl";
import { returnStatus } from "@/lib/rules/statuses";
import type { Tone } from "@/components/orders/order-tones";
import orders from "@/components/orders/orders.module.css";

const TONES: Record<ReturnType<typeof returnStatus>, Tone> = {
  inApproval: "busy",
  approved: "good",
  cancelled: "bad",
  unknown: "plain",
};

export function RefundStatusBadge({ statusId }: { statusId: number }) {
  const t = useTranslations("refunds");
  const status = returnStatus(statusId);
  return (
    <span className={orders.status} data-tone={TONES[status]}>
      {t(`status.${status}`)}
    </span>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { dayInItaly, formatDate } from "@/lib/dates";
import type { RequestStatus } from "@/lib/ebsn/domain/form-request";
import orders from "@/components/orders/orders.module.css";

export function RequestStatusBadge({ status }: { status: RequestStatus | null }) {
  const t = useTranslations("requests");
  if (!status) return null;
  return (
    <span className={orders.status} data-tone={status === "answered" ? "good" : "plain"}>
      {t(`status.${status}`)}
    </span>
  );
}

export function SentDate({ sentAt }: { sentAt: string }) {
  const t = useTranslations("requests");
  const locale = useLocale();
  return sentAt && t("sentOn", { date: formatDate(dayInItaly(new Date(sentAt)), locale) });
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { Tag } from "@/components/ui/tag";
import { toShopDay, formatDate } from "@/lib/dates";
import type { RequestStatus } from "@/lib/ebsn/domain/form-request";
import { withElision } from "@/lib/rules/text/elision";

export function RequestStatusBadge({ status }: { status: RequestStatus | null }) {
  const t = useTranslations("requests");
  if (!status) return null;
  return <Tag tone={status === "answered" ? "success" : "neutral"}>{t(`status.${status}`)}</Tag>;
}

export function SentDate({ sentAt }: { sentAt: string }) {
  const t = useTranslations("requests");
  const locale = useLocale();
  return sentAt && t("sentOn", withElision(formatDate(toShopDay(new Date(sentAt)), locale)));
}

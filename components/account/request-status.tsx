"use client";

import { useTranslations } from "next-intl";
import type { RequestStatus } from "@/lib/ebsn/domain/form-request";
import orders from "./orders.module.css";

/** How far the shop is with a request; nothing where it does not say. */
export function RequestStatusBadge({ status }: { status: RequestStatus | null }) {
  const t = useTranslations("requests");
  if (!status) return null;
  return (
    <span className={orders.status} data-tone={status === "answered" ? "good" : "plain"}>
      {t(`status.${status}`)}
    </span>
  );
}

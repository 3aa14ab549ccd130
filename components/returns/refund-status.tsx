"use client";

import { useTranslations } from "next-intl";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import { returnStatus } from "@/lib/rules/orders/statuses";
import { Tag, type Tone } from "@/components/ui/tag";

const TONES: Record<ReturnType<typeof returnStatus>, Tone> = {
  inApproval: "progress",
  approved: "success",
  cancelled: "error",
  unknown: "neutral",
};

type Props = Pick<OrderRefund, "statusId" | "withdrawnAt">;

export function RefundStatusBadge({ statusId, withdrawnAt }: Props) {
  const t = useTranslations("refunds");
  const status = returnStatus(statusId);
  return (
    <Tag tone={TONES[status]}>
      {withdrawnAt && `${t("withdrawal")} · `}
      {t(`status.${status}`)}
    </Tag>
  );
}

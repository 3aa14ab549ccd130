"use client";

import { useTranslations } from "next-intl";
import { returnStatus } from "@/lib/rules/statuses";
import { Tag, type Tone } from "@/components/ui/tag";

const TONES: Record<ReturnType<typeof returnStatus>, Tone> = {
  inApproval: "busy",
  approved: "good",
  cancelled: "bad",
  unknown: "plain",
};

export function RefundStatusBadge({ statusId }: { statusId: number }) {
  const t = useTranslations("refunds");
  const status = returnStatus(statusId);
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}

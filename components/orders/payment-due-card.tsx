"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card-list";
import { Link } from "@/components/ui/link";
import { Tag, type Tone } from "@/components/ui/tag";
import { formatDate } from "@/lib/dates";
import type { PaymentDueDate } from "@/lib/ebsn/domain/payment-due";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { paymentDueStatus } from "@/lib/rules/statuses";

const TONES: Record<ReturnType<typeof paymentDueStatus>, Tone> = {
  expired: "bad",
  expiring: "busy",
  inProgress: "plain",
  settled: "good",
  unknown: "plain",
};

export function PaymentDueCard({ due }: { due: PaymentDueDate }) {
  const t = useTranslations("paymentDue");
  const locale = useLocale();
  const { orderId, description, dueDateIso, amountCents } = due;
  const status = paymentDueStatus(due.statusId);
  return (
    <Card
      icon={status === "settled" ? "check" : "clock"}
      title={description || t("due")}
      tags={<Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>}
    >
      <span>
        {dueDateIso && t("dueOn", { date: formatDate(dueDateIso, locale) })}
        {amountCents !== null && (
          <>
            {" · "}
            <b>{formatMoney(amountCents, locale)}</b>
          </>
        )}
      </span>
      {orderId !== null && (
        <Link href={localizePath(locale)(paths.order(orderId))}>{t("order", { orderId })}</Link>
      )}
    </Card>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { usePaymentTypeTexts } from "@/components/checkout/use-payment-type-texts";
import { Card } from "@/components/ui/card-list";
import { InlineFacts } from "@/components/ui/inline-facts";
import { Link } from "@/components/ui/link";
import { Tag, type Tone } from "@/components/ui/tag";
import { formatDate, formatMonth } from "@/lib/dates";
import type { PaymentDueDate } from "@/lib/ebsn/domain/payment-due";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { paymentDueStatus } from "@/lib/rules/orders/statuses";
import { withElision } from "@/lib/rules/text/elision";

const TONES: Record<ReturnType<typeof paymentDueStatus>, Tone> = {
  expired: "error",
  expiring: "progress",
  inProgress: "neutral",
  settled: "success",
  unknown: "neutral",
};

/** The shop's text in its own language, ours in another. */
function useDueTitle(): (due: PaymentDueDate) => string {
  const t = useTranslations("paymentDue");
  const locale = useLocale();
  const textsOf = usePaymentTypeTexts();
  return ({ description, paymentType, period, orderId }) => {
    if (locale === DEFAULT_LOCALE && description) return description;
    if (paymentType && orderId !== null)
      return t("dueOrder", { type: textsOf(paymentType).name, orderId: String(orderId) });
    if (period) return t("dueSummary", { month: formatMonth(`${period}-01`, locale) });
    return description || t("due");
  };
}

export function PaymentDueCard({ due }: { due: PaymentDueDate }) {
  const t = useTranslations("paymentDue");
  const locale = useLocale();
  const titleOf = useDueTitle();
  const { orderId, dueDateIso, amountCents, refundedCents } = due;
  const status = paymentDueStatus(due.statusId);
  return (
    <Card
      icon={status === "settled" ? "check" : "clock"}
      title={titleOf(due)}
      tags={<Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>}
    >
      <span>
        <InlineFacts
          facts={[
            dueDateIso && t("dueOn", withElision(formatDate(dueDateIso, locale))),
            amountCents !== null && <b key="amount">{formatMoney(amountCents, locale)}</b>,
            refundedCents !== null && t("refunded", { amount: formatMoney(refundedCents, locale) }),
          ]}
        />
      </span>
      {orderId !== null && (
        <Link href={localizePath(locale)(paths.order(orderId))}>{t("order", { orderId })}</Link>
      )}
    </Card>
  );
}

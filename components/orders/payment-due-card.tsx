"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/dates";
import type { PaymentDueDate } from "@/lib/ebsn/domain/payment-due";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { paymentDueStatus } from "@/lib/rules/statuses";
import type { Tone } from "./order-tones";
import orders from "./orders.module.css";

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
    <li className={orders.card}>
      <Icon name={status === "settled" ? "check" : "clock"} className={orders.cardIcon} />
      <div className={orders.cardText}>
        <strong>{description || t("due")}</strong>
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
          <a href={localizePath(locale)(paths.order(orderId))}>{t("order", { orderId })}</a>
        )}
      </div>
      <span className={orders.status} data-tone={TONES[status]}>
        {t(`status.${status}`)}
      </span>
    </li>
  );
}

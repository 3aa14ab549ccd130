"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { door, DoorError } from "@/lib/cart/door";
import { formatDate } from "@/lib/dates";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import { REFUND_CALLS } from "@/lib/ebsn/refund-calls";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { returnOption, returnStatus } from "@/lib/rules/statuses";
import orders from "./orders.module.css";
import { RefundItems } from "./refund-items";
import { RefundStatusBadge } from "./refund-status";
import styles from "./refund.module.css";

/** A return whole: how far it is, what of which order, why. */
export function RefundPage({ refundId }: { refundId: number }) {
  const t = useTranslations("refunds");
  const all = localPath(useLocale())(accountPaths.refunds());
  const { data, error, isLoading, mutate } = useSWR(
    [REFUND_CALLS.view, refundId],
    () => door<OrderRefund | null>(REFUND_CALLS.view, { params: { refund_id: refundId } }),
    { shouldRetryOnError: false },
  );
  if (isLoading) return <Skeleton height="20rem" radius="var(--radius-l)" />;
  if (data) return <WholeRefund refund={data} all={all} />;
  if (error && !(error instanceof DoorError && error.kind === "domain"))
    return <LoadFailed onRetry={() => void mutate()} />;
  return (
    <EmptyState
      icon="warning"
      heading="h1"
      title={t("missing")}
      actions={<LinkButton href={all}>{t("toAll")}</LinkButton>}
    >
      {t("missingText")}
    </EmptyState>
  );
}

function WholeRefund({ refund, all }: { refund: OrderRefund; all: string }) {
  const t = useTranslations("refunds");
  const locale = useLocale();
  const { refundId, orderId, dateIso, amountCents, reason, photos, items } = refund;
  const [option, status] = [returnOption(refund.optionId), returnStatus(refund.statusId)];
  return (
    <article className={orders.order}>
      <header className={orders.head}>
        <div>
          <h1>{t("number", { refundId })}</h1>
          {dateIso && <p className={orders.soft}>{t("askedOn", { date: formatDate(dateIso, locale) })}</p>}
        </div>
        <div className={orders.state}>
          <p className={orders.badges}>
            <RefundStatusBadge statusId={refund.statusId} />
          </p>
          {status !== "unknown" && <p className={orders.note}>{t(`note.${status}`)}</p>}
        </div>
      </header>
      <dl className={orders.facts}>
        <div>
          <dt>{t("wanted")}</dt>
          <dd>{t(`option.${option}`)}</dd>
        </div>
        {amountCents !== null && (
          <div>
            <dt>{t("amount")}</dt>
            <dd>{formatMoney(amountCents, locale)}</dd>
          </div>
        )}
        {reason && (
          <div>
            <dt>{t("reason")}</dt>
            <dd className={styles.reason}>{reason}</dd>
          </div>
        )}
        {photos.length > 0 && (
          <div>
            <dt>{t("photo")}</dt>
            <dd>{photos.join(", ")}</dd>
          </div>
        )}
      </dl>
      <RefundItems items={items} />
      <p className={orders.actions}>
        <a href={localPath(locale)(paths.order(orderId))}>{t("toOrder")}</a>
        <a href={all}>{t("toAll")}</a>
      </p>
    </article>
  );
}

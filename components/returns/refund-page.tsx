"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { DetailArticle, DetailFacts, DetailHeader } from "@/components/ui/detail-article";
import { Muted } from "@/components/ui/muted";
import { Actions } from "@/components/ui/form-layout";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { isDomainError } from "@/lib/api/is-domain-error";
import { formatDate, formatInstant } from "@/lib/dates";
import type { OrderRefund } from "@/lib/ebsn/domain/order-refund";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { returnOption, returnStatus } from "@/lib/rules/orders/statuses";
import { withElision } from "@/lib/rules/text/elision";
import { RefundItems } from "./refund-items";
import { RefundStatusBadge } from "./refund-status";
import styles from "./refund.module.css";

export function RefundPage({ refundId }: { refundId: number }) {
  const t = useTranslations("refunds");
  const refundsHref = localizePath(useLocale())(accountPaths.refunds());
  const { data, error, isLoading, mutate } = useSWR(
    [REFUND_PATHS.view, refundId],
    () => apiFetch<OrderRefund | null>(REFUND_PATHS.view, { params: { refund_id: refundId } }),
    { shouldRetryOnError: false },
  );
  if (isLoading) return <Skeleton height="20rem" radius="var(--radius-l)" />;
  if (data) return <RefundDetails refund={data} refundsHref={refundsHref} />;
  if (error && !isDomainError(error)) return <LoadError error={error} onRetry={() => void mutate()} />;
  return (
    <EmptyState
      icon="warning"
      heading="h1"
      title={t("missing")}
      actions={<LinkButton href={refundsHref}>{t("toAll")}</LinkButton>}
    >
      {t("missingText")}
    </EmptyState>
  );
}

function RefundDetails({ refund, refundsHref }: { refund: OrderRefund; refundsHref: string }) {
  const t = useTranslations("refunds");
  const locale = useLocale();
  const {
    refundId,
    orderId,
    dateIso,
    amountCents,
    mealVoucherCents,
    deliveryFeeCents,
    reason,
    photos,
    items,
  } = refund;
  const [option, status] = [returnOption(refund.optionId), returnStatus(refund.statusId)];
  return (
    <DetailArticle>
      <DetailHeader
        tags={<RefundStatusBadge {...refund} />}
        note={status !== "unknown" && <Muted>{t(`note.${status}`)}</Muted>}
      >
        <h1>{t("number", { refundId })}</h1>
        {refund.withdrawnAt ? (
          <Muted>{t("withdrawnOn", { when: formatInstant(new Date(refund.withdrawnAt), locale) })}</Muted>
        ) : (
          dateIso && <Muted>{t("askedOn", withElision(formatDate(dateIso, locale)))}</Muted>
        )}
      </DetailHeader>
      <DetailFacts>
        <div>
          <dt>{t("wanted")}</dt>
          <dd>{t(`option.${option}`)}</dd>
        </div>
        {amountCents !== null && (
          <div>
            <dt>{t(deliveryFeeCents ? "amountWithDelivery" : "amount")}</dt>
            <dd>{formatMoney(amountCents, locale)}</dd>
          </div>
        )}
        {Boolean(deliveryFeeCents) && (
          <div>
            <dt>{t("ofDelivery")}</dt>
            <dd>{formatMoney(deliveryFeeCents ?? 0, locale)}</dd>
          </div>
        )}
        {Boolean(mealVoucherCents) && (
          <div>
            <dt>{t("inMealVouchers")}</dt>
            <dd>{formatMoney(mealVoucherCents ?? 0, locale)}</dd>
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
      </DetailFacts>
      <RefundItems items={items} />
      <Actions>
        <Link href={localizePath(locale)(paths.order(orderId))}>{t("toOrder")}</Link>
        <Link href={refundsHref}>{t("toAll")}</Link>
      </Actions>
    </DetailArticle>
  );
}

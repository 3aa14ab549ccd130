"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { config } from "@/lib/config";
import { formatDate } from "@/lib/dates";
import type { OrderRefund, OrderRefundList } from "@/lib/ebsn/domain/order-refund";
import { REFUND_CALLS } from "@/lib/ebsn/refund-calls";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { accountPaths } from "@/lib/account-paths";
import { returnOption } from "@/lib/rules/statuses";
import { OrderPages } from "./order-pages";
import orders from "./orders.module.css";
import { RefundStatusBadge } from "./refund-status";

/** The customer's returns, the newest first, and the way to ask for another. */
export function RefundsPage({ page }: { page: number }) {
  const t = useTranslations("refunds");
  const tc = useTranslations("common");
  const href = localPath(useLocale());
  const { data, error, mutate } = useSWR([REFUND_CALLS.list, page], () =>
    door<OrderRefundList>(REFUND_CALLS.list, { params: { page, page_size: config.orderPageSize } }),
  );
  const request = <LinkButton href={href(accountPaths.refundRequest())}>{t("request")}</LinkButton>;
  return (
    <>
      <h1>{t("title")}</h1>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <p role="status" className="visually-hidden">
            {tc("loading")}
          </p>
          <Skeleton height="6rem" radius="var(--radius-m)" />
        </>
      )}
      {data?.refunds.length === 0 && (
        <EmptyState icon="truck" title={t("empty")} actions={request}>
          {t("emptyText")}
        </EmptyState>
      )}
      {data && data.refunds.length > 0 && (
        <>
          <div className={orders.actions}>{request}</div>
          <ul className={orders.cards}>
            {data.refunds.map((refund) => (
              <RefundCard key={refund.refundId} refund={refund} />
            ))}
          </ul>
          <OrderPages
            page={data.page.number}
            count={data.page.count}
            label={t("pages")}
            hrefOf={(other) => href(accountPaths.refunds(other))}
          />
        </>
      )}
    </>
  );
}

function RefundCard({ refund }: { refund: OrderRefund }) {
  const t = useTranslations("refunds");
  const locale = useLocale();
  const { refundId, orderId, dateIso, amountCents } = refund;
  return (
    <li className={orders.card}>
      <Icon name="truck" className={orders.cardIcon} />
      <div className={orders.cardText}>
        <a href={localPath(locale)(accountPaths.refund(refundId))} className={orders.cardLink}>
          {t("number", { refundId })}
        </a>
        <span>
          {[dateIso && t("askedOn", { date: formatDate(dateIso, locale) }), t("ofOrder", { orderId })]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span>
          {t(`option.${returnOption(refund.optionId)}`)}
          {amountCents !== null && (
            <>
              {" · "}
              <b>{formatMoney(amountCents, locale)}</b>
            </>
          )}
        </span>
      </div>
      <RefundStatusBadge statusId={refund.statusId} />
    </li>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { Card, CardList } from "@/components/ui/card-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { InlineFacts } from "@/components/ui/inline-facts";
import { Actions } from "@/components/ui/form-layout";
import { PastLastPage } from "@/components/ui/past-last-page";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import { formatDate } from "@/lib/dates";
import type { OrderRefund, OrderRefundList } from "@/lib/ebsn/domain/order-refund";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { accountPaths } from "@/lib/paths/account-paths";
import { returnOption } from "@/lib/rules/orders/statuses";
import { withElision } from "@/lib/rules/text/elision";
import { OrderPagination } from "@/components/orders/order-pagination";
import { NoDeliveredOrders } from "./no-delivered-orders";
import { RefundStatusBadge } from "./refund-status";
import { useDeliveredOrders } from "./use-delivered-orders";

export function RefundsPage({ page }: { page: number }) {
  const t = useTranslations("refunds");
  const tCommon = useTranslations("common");
  const tPagination = useTranslations("pagination");
  const href = localizePath(useLocale());
  const { data, error, mutate } = useSWR([REFUND_PATHS.list, page], () =>
    apiFetch<OrderRefundList>(REFUND_PATHS.list, { params: { page, page_size: config.orderPageSize } }),
  );
  const pageHref = (pageNumber: number) => href(accountPaths.refunds(pageNumber));
  const isPastLastPage = data?.refunds.length === 0 && page > 1;
  const hasNoRefunds = data?.refunds.length === 0 && !isPastLastPage;
  const { delivered, hasOrders, error: ordersError } = useDeliveredOrders({ isNeeded: hasNoRefunds });
  // Without their orders a return can be asked for as before.
  const isEmpty = hasNoRefunds && (delivered !== undefined || ordersError !== undefined);
  const isLoading = !error && (!data || (hasNoRefunds && !isEmpty));
  const requestLink = <LinkButton href={href(accountPaths.refundRequest())}>{t("request")}</LinkButton>;
  return (
    <>
      <h1>{t("title")}</h1>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {isLoading && (
        <>
          <p role="status" className="visually-hidden">
            {tCommon("loading")}
          </p>
          <Skeleton height="6rem" radius="var(--radius-m)" />
        </>
      )}
      {isPastLastPage && <PastLastPage count={data.page.count} hrefOf={pageHref} t={tPagination} />}
      {isEmpty &&
        (delivered?.length === 0 ? (
          <NoDeliveredOrders title={t("empty")} hasOrders={hasOrders} />
        ) : (
          <EmptyState icon="truck" title={t("empty")} actions={requestLink}>
            {t("emptyText")}
          </EmptyState>
        ))}
      {data && data.refunds.length > 0 && (
        <>
          <Actions>{requestLink}</Actions>
          <CardList>
            {data.refunds.map((refund) => (
              <RefundCard key={refund.refundId} refund={refund} />
            ))}
          </CardList>
          <OrderPagination
            page={data.page.number}
            count={data.page.count}
            label={t("pages")}
            hrefOf={pageHref}
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
    <Card
      icon="truck"
      href={localizePath(locale)(accountPaths.refund(refundId))}
      title={t("number", { refundId })}
      tags={<RefundStatusBadge {...refund} />}
    >
      <span>
        <InlineFacts
          facts={[
            dateIso && t("askedOn", withElision(formatDate(dateIso, locale))),
            t("ofOrder", { orderId }),
          ]}
        />
      </span>
      <span>
        <InlineFacts
          facts={[
            t(`option.${returnOption(refund.optionId)}`),
            amountCents !== null && <b key="amount">{formatMoney(amountCents, locale)}</b>,
          ]}
        />
      </span>
    </Card>
  );
}

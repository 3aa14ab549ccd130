"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CardList } from "@/components/ui/card-list";
import { Muted } from "@/components/ui/muted";
import { PastLastPage } from "@/components/ui/past-last-page";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { OrderCard } from "./order-card";
import { OrderFilters } from "./order-filters";
import { OrderPagination } from "./order-pagination";
import { hasFilters, orderListParams, type OrderQuery, orderSearchParams } from "./order-query";
import { UnpaidOrders } from "./unpaid-orders";

type Props = {
  query: OrderQuery;
  /** null: fetched by the browser. */
  initial: OrderList | null;
};

export function OrdersPage({ query, initial }: Props) {
  const t = useTranslations();
  const tPagination = useTranslations("pagination");
  const href = localizePath(useLocale());
  const params = orderListParams(query);
  const pageHref = (page: number) => href(accountPaths.orders(page, orderSearchParams(query)));
  const { data, error, mutate } = useSWR(
    ["order/list", params],
    () => apiFetch<OrderList>("order/list", { params }),
    initial ? { fallbackData: initial, revalidateOnMount: false } : {},
  );
  return (
    <>
      <h1>{t("orders.title")}</h1>
      <UnpaidOrders />
      <OrderFilters query={query} />
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <p role="status" className="visually-hidden">
            {t("common.loading")}
          </p>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height="6rem" radius="var(--radius-m)" />
          ))}
        </>
      )}
      {data &&
        data.orders.length === 0 &&
        (query.page > 1 ? (
          <PastLastPage count={data.page.count} hrefOf={pageHref} t={tPagination} />
        ) : (
          <NoOrders query={query} />
        ))}
      {data && data.orders.length > 0 && (
        <>
          {hasFilters(query) && <Muted>{t("orderTools.found", { count: data.page.items })}</Muted>}
          <CardList>
            {data.orders.map((order) => (
              <OrderCard key={order.orderId} order={order} />
            ))}
          </CardList>
          <OrderPagination
            page={data.page.number}
            count={data.page.count}
            label={t("orders.pages")}
            hrefOf={pageHref}
          />
        </>
      )}
    </>
  );
}

function NoOrders({ query }: { query: OrderQuery }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  if (hasFilters(query))
    return (
      <EmptyState
        icon="search"
        title={t("orderTools.noMatch")}
        actions={<LinkButton href={href(accountPaths.orders())}>{t("orderTools.clear")}</LinkButton>}
      >
        {t("orderTools.noMatchText")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="repeat"
      title={t("orders.empty")}
      actions={<LinkButton href={href(paths.home())}>{t("cart.startShopping")}</LinkButton>}
    />
  );
}

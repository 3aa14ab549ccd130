"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { OrderCard } from "./order-card";
import { OrderFilters } from "./order-filters";
import { OrderPages } from "./order-pages";
import { isNarrowed, orderListParams, type OrderQuery, orderSearch } from "./order-query";
import { OrdersToPay } from "./order-to-pay";
import styles from "./orders.module.css";

type Props = {
  query: OrderQuery;
  /** The list as the server read it; null: the browser asks. */ initial: OrderList | null;
};

/** The customer's orders, newest first, twelve a page, as the address narrows them. */
export function OrdersPage({ query, initial }: Props) {
  const t = useTranslations();
  const href = localPath(useLocale());
  const params = orderListParams(query);
  const { data, error, mutate } = useSWR(
    ["order/list", params],
    () => door<OrderList>("order/list", { params }),
    initial ? { fallbackData: initial, revalidateOnMount: false } : {},
  );
  return (
    <>
      <h1>{t("orders.title")}</h1>
      <OrdersToPay />
      <OrderFilters query={query} />
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
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
      {data && data.orders.length === 0 && <NoOrders query={query} />}
      {data && data.orders.length > 0 && (
        <>
          {isNarrowed(query) && (
            <p className={styles.soft}>{t("orderTools.found", { count: data.page.items })}</p>
          )}
          <ul className={styles.cards}>
            {data.orders.map((order) => (
              <OrderCard key={order.orderId} order={order} />
            ))}
          </ul>
          <OrderPages
            page={data.page.number}
            count={data.page.count}
            label={t("orders.pages")}
            hrefOf={(page) => href(accountPaths.orders(page, orderSearch(query)))}
          />
        </>
      )}
    </>
  );
}

function NoOrders({ query }: { query: OrderQuery }) {
  const t = useTranslations();
  const href = localPath(useLocale());
  if (isNarrowed(query) || query.page > 1)
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

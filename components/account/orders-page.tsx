"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { config } from "@/lib/config";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { OrderCard } from "./order-card";
import styles from "./orders.module.css";
import { OrderPages } from "./order-pages";

/** The customer's orders, newest first, twelve a page. */
export function OrdersPage({ page }: { page: number }) {
  const t = useTranslations();
  const href = localPath(useLocale());
  const { data, error, mutate } = useSWR(["order/list", page], () =>
    door<OrderList>("order/list", {
      params: { page, page_size: config.orderPageSize, show_pending: true, show_replaced: true },
    }),
  );
  return (
    <>
      <h1>{t("orders.title")}</h1>
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
      {data?.orders.length === 0 && (
        <EmptyState
          icon="repeat"
          title={t("orders.empty")}
          actions={<LinkButton href={href(paths.home())}>{t("cart.startShopping")}</LinkButton>}
        />
      )}
      {data && data.orders.length > 0 && (
        <>
          <ul className={styles.cards}>
            {data.orders.map((order) => (
              <OrderCard key={order.orderId} order={order} />
            ))}
          </ul>
          <OrderPages page={data.page.number} count={data.page.count} />
        </>
      )}
    </>
  );
}

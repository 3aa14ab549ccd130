"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { DeliverySummary } from "@/components/delivery/delivery-summary";
import { Icon } from "@/components/ui/icon";
import { CardList } from "@/components/ui/card-list";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import { apiFetch } from "@/lib/api/api-fetch";
import { browserToday } from "@/lib/browser/browser-clock";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { formatCardNumber } from "@/lib/rules/account/fidelity";
import { nextOrder } from "@/lib/rules/orders/next-order";
import { DashboardLifetime } from "./dashboard-lifetime";
import { DashboardMessages } from "./dashboard-messages";
import { OrderCard } from "@/components/orders/order-card";
import { UnpaidOrders } from "@/components/orders/unpaid-orders";
import { IncompleteProfileNotice } from "./incomplete-profile-notice";
import { NextDelivery } from "./next-delivery";
import styles from "./dashboard.module.css";

const LATEST_ORDERS_COUNT = 3;
/** The order that comes first may not be among the latest. */
const READ_ORDERS_COUNT = 12;

export function Dashboard({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  const href = localizePath(useLocale());
  const { cart } = useCart();
  const { data, error, mutate } = useSWR(["order/list", "latest"], () =>
    apiFetch<OrderList>("order/list", {
      params: { page: 1, page_size: READ_ORDERS_COUNT, show_pending: true },
    }),
  );
  const user = cart?.user;
  // Not on the server, which has no orders and no preview date.
  const next = data ? nextOrder(data.orders, browserToday()) : null;
  return (
    <>
      <h1>{user?.firstName ? t("profile.hello", { name: user.firstName }) : t("profile.title")}</h1>
      <IncompleteProfileNotice isLink />
      <UnpaidOrders />
      <DashboardMessages />
      {next && <NextDelivery order={next} />}
      {children}
      <Panel aria-labelledby="latest-title">
        <h2 id="latest-title">{t("profile.latest")}</h2>
        {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height="8rem" />}
        {data?.orders.length === 0 && <Muted>{t("orders.empty")}</Muted>}
        <CardList>
          {data?.orders.slice(0, LATEST_ORDERS_COUNT).map((order) => (
            <OrderCard key={order.orderId} order={order} />
          ))}
        </CardList>
        <Link href={href(accountPaths.orders())}>{t("profile.allOrders")}</Link>
      </Panel>
      {cart && cart.sectors.length > 0 && (
        <Panel aria-labelledby="cart-title">
          <h2 id="cart-title">{t("profile.currentCart")}</h2>
          <DeliverySummary cart={cart} />
        </Panel>
      )}
      {user?.fidelityCard && (
        <section className={styles.loyalty} aria-labelledby="card-title">
          <Icon name="card" size={28} />
          <div>
            <h2 id="card-title">
              <Link href={href(accountPaths.fidelity())}>{t("profile.loyalty")}</Link>
            </h2>
            <p className={styles.number}>{formatCardNumber(user.fidelityCard)}</p>
          </div>
        </section>
      )}
      {user && (
        <Panel aria-labelledby="me-title">
          <h2 id="me-title">{t("profile.me")}</h2>
          <p>
            {user.firstName} {user.lastName}
          </p>
          <Muted>{user.login}</Muted>
          <DashboardLifetime userId={user.userId} />
        </Panel>
      )}
    </>
  );
}

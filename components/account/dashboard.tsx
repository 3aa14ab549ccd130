"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import useSWR from "swr";
import { MiniCartInfo } from "@/components/delivery/mini-cart-info";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/client";
import { door } from "@/lib/cart/door";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { DashboardMessages } from "./dashboard-messages";
import { OrderCard } from "./order-card";
import { OrdersToPay } from "./order-to-pay";
import orders from "./orders.module.css";
import { ProfileIncomplete } from "./profile-incomplete";
import styles from "./profile.module.css";

const LATEST = 3;

/** Who one is, what there is to read and to choose (`children`), the latest orders, the next delivery, the loyalty card. */
export function Dashboard({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  const href = localPath(useLocale());
  const { cart } = useCart();
  const { data } = useSWR(["order/list", "latest"], () =>
    door<OrderList>("order/list", { params: { page: 1, page_size: LATEST, show_pending: true } }),
  );
  const user = cart?.user;
  return (
    <>
      <h1>{user?.firstName ? t("profile.hello", { name: user.firstName }) : t("profile.title")}</h1>
      <ProfileIncomplete isLink />
      <OrdersToPay />
      <DashboardMessages />
      {children}
      <section className={styles.panel} aria-labelledby="latest-title">
        <h2 id="latest-title">{t("profile.latest")}</h2>
        {!data && <Skeleton height="8rem" />}
        {data?.orders.length === 0 && <p className={orders.soft}>{t("orders.empty")}</p>}
        <ul className={orders.cards}>
          {data?.orders.map((order) => (
            <OrderCard key={order.orderId} order={order} />
          ))}
        </ul>
        <a href={href(accountPaths.orders())}>{t("profile.allOrders")}</a>
      </section>
      <section className={styles.panel} aria-labelledby="next-title">
        <h2 id="next-title">{t("profile.delivery")}</h2>
        <MiniCartInfo />
      </section>
      {user?.fidelityCard && (
        <section className={styles.loyalty} aria-labelledby="card-title">
          <Icon name="card" size={28} />
          <div>
            <h2 id="card-title">{t("profile.loyalty")}</h2>
            <p className={styles.number}>{user.fidelityCard}</p>
          </div>
        </section>
      )}
      {user && (
        <section className={styles.panel} aria-labelledby="me-title">
          <h2 id="me-title">{t("profile.me")}</h2>
          <p>
            {user.firstName} {user.lastName}
          </p>
          <p className={orders.soft}>{user.login}</p>
        </section>
      )}
    </>
  );
}

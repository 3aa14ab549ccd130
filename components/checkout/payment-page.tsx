"use client";

import { useLocale, useTranslations } from "next-intl";
import { useUnpaidOrders } from "@/components/cart/use-unpaid-orders";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { NeedsScript } from "@/components/ui/needs-script";
import { Skeleton } from "@/components/ui/skeleton";
import { timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { LoadError } from "@/components/ui/load-error";
import { PayOrder } from "./pay-order";
import styles from "./result.module.css";
import { UnlessPending } from "./unless-pending";
import { useDeliveryLock } from "./use-delivery-lock";

export function PaymentPage({ orderId }: { orderId: number | null }) {
  useDeliveryLock(true);
  const { orders: unpaidOrders, error, reload } = useUnpaidOrders();
  if (error !== undefined) return <LoadError error={error} onRetry={reload} />;
  if (!unpaidOrders)
    return (
      <>
        <NeedsScript />
        <Skeleton height="16rem" radius="var(--radius-l)" />
      </>
    );
  const content =
    unpaidOrders.length === 0 ? (
      <NothingToPay />
    ) : (
      <OrdersToPay unpaidOrders={unpaidOrders} orderId={orderId} />
    );
  const isListed = orderId === null || unpaidOrders.some((order) => order.orderId === orderId);
  return isListed ? content : <UnlessPending orderId={orderId}>{content}</UnlessPending>;
}

function NothingToPay() {
  const t = useTranslations("payment");
  const href = localizePath(useLocale());
  return (
    <EmptyState
      icon="check"
      heading="h1"
      title={t("nothingToPay")}
      actions={<LinkButton href={href(accountPaths.orders())}>{t("toOrders")}</LinkButton>}
    />
  );
}

type OrdersProps = { unpaidOrders: Order[]; orderId: number | null };

/** The one that was asked for comes first. */
function OrdersToPay({ unpaidOrders, orderId }: OrdersProps) {
  const t = useTranslations("payment");
  const locale = useLocale();
  const href = localizePath(locale);
  const orders = unpaidOrders.toSorted(
    (a, b) => Number(b.orderId === orderId) - Number(a.orderId === orderId),
  );
  return (
    <div className={styles.page}>
      <h1>{t("toPayTitle")}</h1>
      {orders.map((order) => (
        <section key={order.orderId} className={styles.panel} aria-labelledby={`pay-${order.orderId}`}>
          <h2 id={`pay-${order.orderId}`}>{t("orderNumber", { orderId: order.orderId })}</h2>
          {order.payBefore && (
            <p className={styles.deadline}>
              <Icon name="clock" size={20} />
              {t("payBefore", timeAndDay(new Date(order.payBefore), locale))}
            </p>
          )}
          {order.validOrderId !== null && (
            <p>
              <Link href={href(paths.order(order.validOrderId))}>
                {t("previousStillValid", { orderId: order.validOrderId })}
              </Link>
            </p>
          )}
          <PayOrder order={order} />
        </section>
      ))}
    </div>
  );
}

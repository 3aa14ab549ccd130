"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Card, CardList } from "@/components/ui/card-list";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { formatDate } from "@/lib/dates";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { accountPaths } from "@/lib/paths/account-paths";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { isDelivered } from "@/lib/rules/orders/statuses";
import { withElision } from "@/lib/rules/text/elision";
import styles from "./refund.module.css";
import { StatusBadge } from "@/components/orders/status-badge";

/** Returns of older orders start from the order page. */
const MAX_ORDERS = 50;

export function RefundOrderPicker() {
  const t = useTranslations("refunds");
  const tOrders = useTranslations("orders");
  const locale = useLocale();
  const href = localizePath(locale);
  const { data, error, mutate } = useSWR(["order/list", "delivered"], () =>
    apiFetch<OrderList>("order/list", { params: { page: 1, page_size: MAX_ORDERS, show_pending: false } }),
  );
  const delivered = data?.orders.filter(({ statusId }) => isDelivered(statusId));
  return (
    <>
      <h1>{t("request")}</h1>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="12rem" radius="var(--radius-m)" />}
      {delivered?.length === 0 && (
        <EmptyState
          icon="truck"
          title={t("noOrders")}
          actions={<LinkButton href={href(accountPaths.orders())}>{tOrders("title")}</LinkButton>}
        >
          {t("noOrdersText")}
        </EmptyState>
      )}
      {delivered && delivered.length > 0 && (
        <section className={styles.picker} aria-labelledby="choose-title">
          <div>
            <h2 id="choose-title">{t("chooseOrder")}</h2>
            <Muted>{t("chooseOrderText")}</Muted>
          </div>
          <CardList>
            {delivered.map((order) => (
              <Card
                key={order.orderId}
                icon={serviceIcon(order.service?.deliveryServiceId)}
                href={href(accountPaths.refundRequest(order.orderId))}
                title={tOrders("number", { orderId: order.orderId })}
                tags={<StatusBadge order={order} />}
              >
                {order.dateIso && (
                  <span>{tOrders("orderedOn", withElision(formatDate(order.dateIso, locale)))}</span>
                )}
                <span>
                  {tOrders("itemCount", { count: order.totalItems })} ·{" "}
                  <b>{formatMoney(order.totals.charged ?? order.totals.gross, locale)}</b>
                </span>
              </Card>
            ))}
          </CardList>
        </section>
      )}
    </>
  );
}

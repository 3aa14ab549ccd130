"use client";

import { useLocale, useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/load-error";
import { Card, CardList } from "@/components/ui/card-list";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDate } from "@/lib/dates";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { accountPaths } from "@/lib/paths/account-paths";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { withElision } from "@/lib/rules/text/elision";
import styles from "./refund.module.css";
import { StatusBadge } from "@/components/orders/status-badge";
import { NoDeliveredOrders } from "./no-delivered-orders";
import { useDeliveredOrders } from "./use-delivered-orders";

export function RefundOrderPicker() {
  const t = useTranslations("refunds");
  const tOrders = useTranslations("orders");
  const locale = useLocale();
  const href = localizePath(locale);
  const { delivered, hasOrders, error, reload } = useDeliveredOrders();
  return (
    <>
      <h1>{t("request")}</h1>
      {!delivered && error !== undefined && <LoadError error={error} onRetry={reload} />}
      {!delivered && error === undefined && <Skeleton height="12rem" radius="var(--radius-m)" />}
      {delivered?.length === 0 && <NoDeliveredOrders title={t("noOrders")} hasOrders={hasOrders} />}
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

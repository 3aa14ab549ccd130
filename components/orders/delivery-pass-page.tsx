"use client";

import { useLocale, useTranslations } from "next-intl";
import { OrderNotFound } from "@/components/checkout/order-not-found";
import { useOrder } from "@/components/checkout/use-order";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { localizePath } from "@/lib/i18n/locale-path";
import { toDeliveryPassOrder } from "@/lib/offline/copy";
import { paths } from "@/lib/paths/paths";
import { isUnderway } from "@/lib/rules/orders/statuses";
import { DeliveryPass } from "./delivery-pass";
import { DeliveryProgress } from "./delivery-progress";
import { useOfflineOrder } from "./use-offline-order";
import styles from "./delivery-pass.module.css";

export function DeliveryPassPage({ orderId }: { orderId: number }) {
  const t = useTranslations("orders.pass");
  const tRoot = useTranslations();
  const href = localizePath(useLocale());
  const { order, hasFailed, error, reload } = useOrder(orderId);
  useOfflineOrder(order ?? null);
  if (hasFailed) return <OrderNotFound error={error} onRetry={reload} />;
  if (!order) return <Skeleton height="24rem" radius="var(--radius-l)" />;
  if (!isUnderway(order.statusId))
    return (
      <EmptyState
        icon="barcode"
        heading="h1"
        title={t("ended", { orderId })}
        actions={<LinkButton href={href(paths.order(orderId))}>{tRoot("payment.toOrder")}</LinkButton>}
      >
        {t("endedText")}
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t("title", { orderId })}</h1>
      <DeliveryPass order={toDeliveryPassOrder(order)} />
      <DeliveryProgress order={order} />
      <Muted>{t("offline")}</Muted>
    </div>
  );
}

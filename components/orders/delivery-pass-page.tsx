"use client";

import { useTranslations } from "next-intl";
import { OrderNotFound } from "@/components/checkout/order-not-found";
import { useOrder } from "@/components/checkout/use-order";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { toDeliveryPassOrder } from "@/lib/offline/copy";
import { DeliveryPass } from "./delivery-pass";
import { DeliveryProgress } from "./delivery-progress";
import { useOfflineOrder } from "./use-offline-order";
import styles from "./delivery-pass.module.css";

export function DeliveryPassPage({ orderId }: { orderId: number }) {
  const t = useTranslations("orders.pass");
  const { order, hasFailed, error, reload } = useOrder(orderId);
  useOfflineOrder(order ?? null);
  if (hasFailed) return <OrderNotFound error={error} onRetry={reload} />;
  if (!order) return <Skeleton height="24rem" radius="var(--radius-l)" />;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t("title", { orderId })}</h1>
      <DeliveryPass order={toDeliveryPassOrder(order)} />
      <DeliveryProgress order={order} />
      <Muted>{t("offline")}</Muted>
    </div>
  );
}

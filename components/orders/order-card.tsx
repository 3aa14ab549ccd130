"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { serviceIcon } from "@/lib/rules/delivery-services";
import { formatDate, formatDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import styles from "./orders.module.css";
import { DeliveryBadge, StatusBadge } from "./status-badge";

export function OrderCard({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const { timeslot, service, totals } = order;
  return (
    <li className={styles.card}>
      <Icon name={serviceIcon(service?.deliveryServiceId)} className={styles.cardIcon} />
      <div className={styles.cardText}>
        <a href={localizePath(locale)(paths.order(order.orderId))} className={styles.cardLink}>
          {t("number", { orderId: order.orderId })}
        </a>
        <span>
          {t("orderedOn", { date: formatDate(order.dateIso, locale) })}
          {timeslot &&
            ` · ${t("forDay", {
              day: formatDay(timeslot.dateIso, locale),
              from: timeslot.beginTime,
              to: timeslot.endTime,
            })}`}
        </span>
        <span>
          {t("itemCount", { count: order.totalItems })} · <b>{formatMoney(totals.gross, locale)}</b>
        </span>
      </div>
      <span className={styles.badges}>
        <StatusBadge statusId={order.statusId} />
        <DeliveryBadge statusId={order.deliveryStatusId} orderStatusId={order.statusId} />
      </span>
    </li>
  );
}

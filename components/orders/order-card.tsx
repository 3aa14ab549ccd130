"use client";

import { useLocale, useTranslations } from "next-intl";
import { ReorderButton } from "@/components/cart/reorder-button";
import { Card } from "@/components/ui/card-list";
import { InlineFacts } from "@/components/ui/inline-facts";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { formatDate, formatDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { withElision } from "@/lib/rules/text/elision";
import { DeliveryBadge, StatusBadge } from "./status-badge";

export function OrderCard({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const { timeslot, service, totals } = order;
  return (
    <Card
      icon={serviceIcon(service?.deliveryServiceId)}
      href={localizePath(locale)(paths.order(order.orderId))}
      title={t("number", { orderId: order.orderId })}
      tags={
        <>
          <StatusBadge order={order} />
          <DeliveryBadge statusId={order.deliveryStatusId} orderStatusId={order.statusId} />
        </>
      }
      actions={<ReorderButton orderId={order.orderId} />}
    >
      <span>
        <InlineFacts
          facts={[
            order.dateIso && t("orderedOn", withElision(formatDate(order.dateIso, locale))),
            timeslot?.dateIso &&
              t("forDay", {
                day: formatDay(timeslot.dateIso, locale),
                from: timeslot.beginTime,
                to: timeslot.endTime,
              }),
          ]}
        />
      </span>
      <span>
        <InlineFacts
          facts={[
            t("itemCount", { count: order.totalItems }),
            <b key="total">{formatMoney(totals.charged ?? totals.gross, locale)}</b>,
          ]}
        />
      </span>
    </Card>
  );
}

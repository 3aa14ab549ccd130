"use client";

import { useTranslations } from "next-intl";
import { brand } from "@/brand.config";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatAddress } from "@/lib/rules/delivery/addresses";
import { downloadFile } from "@/lib/browser/download";
import type { Order } from "@/lib/ebsn/domain/order";
import { calendarFile } from "@/lib/rules/orders/calendar-file";
import { isHomeDelivery } from "@/lib/rules/delivery/delivery-services";
import { isUnderway } from "@/lib/rules/orders/statuses";

type Props = { order: Order; variant?: "secondary" | "quiet" };

export function AddToCalendar({ order, variant = "secondary" }: Props) {
  const t = useTranslations("orders.calendar");
  const { orderId, address, service, timeslot } = order;
  if (!timeslot?.dateIso || !isUnderway(order.statusId)) return null;

  function download(): void {
    if (!timeslot) return;
    const file = calendarFile(
      {
        uid: `order-${orderId}@${window.location.hostname}`,
        title: t(isHomeDelivery(service?.deliveryServiceId) ? "delivery" : "pickup", { brand: brand.name }),
        location: address ? [address.addressName, formatAddress(address)].filter(Boolean).join(", ") : "",
        description: t("description", { orderId }),
        dateIso: timeslot.dateIso,
        beginTime: timeslot.beginTime,
        endTime: timeslot.endTime,
      },
      new Date(),
    );
    downloadFile(`${orderId}.ics`, file, "text/calendar");
  }

  return (
    <Button variant={variant} small onClick={download}>
      <Icon name="calendar" size={18} />
      {t("add")}
    </Button>
  );
}

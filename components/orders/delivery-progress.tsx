"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatLongDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { isHomeDelivery } from "@/lib/rules/delivery/delivery-services";
import { deliverySteps } from "@/lib/rules/delivery/delivery-steps";
import styles from "./delivery-progress.module.css";

export function DeliveryProgress({ order }: { order: Order }) {
  const t = useTranslations("orders.pass");
  const locale = useLocale();
  const isHome = isHomeDelivery(order.service?.deliveryServiceId);
  const steps = deliverySteps(order.statusId, isHome);
  if (!steps) return null;
  const { arrival } = order;
  function arrivalText({ dateIso, beginTime: from, endTime: to }: NonNullable<Order["arrival"]>): string {
    return dateIso
      ? t("arrivalOn", { day: formatLongDay(dateIso, locale), from, to })
      : t("arrival", { from, to });
  }
  return (
    <section className={`${styles.progress} no-print`} aria-label={t("progress")}>
      <ol className={styles.steps}>
        {steps.map(({ name, state }) => (
          <li key={name} data-state={state} {...(state === "current" && { "aria-current": "step" as const })}>
            {state === "done" && <Icon name="check" size={16} />}
            {t(`step.${name}`)}
          </li>
        ))}
      </ol>
      {arrival && (
        <p className={styles.arrival} role="status">
          <b>{arrivalText(arrival)}</b>
          {arrival.stopsBefore !== null && ` ${t("stopsBefore", { count: arrival.stopsBefore })}`}
        </p>
      )}
    </section>
  );
}

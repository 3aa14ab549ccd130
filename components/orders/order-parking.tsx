"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import { formatTime } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { serviceKind } from "@/lib/rules/delivery/delivery-services";
import { orderStatus } from "@/lib/rules/orders/statuses";
import { ParkingForm } from "./parking-form";
import styles from "./parking.module.css";

const isPickup = ({ service }: Order) => serviceKind(service?.deliveryServiceId) === "pickup";

export function OrderParking({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useTranslations("orderTools.parking");
  const locale = useLocale();
  const [editing, setEditing] = useState(false);
  if (!isPickup(order) || orderStatus(order.statusId) !== "ready") return null;
  const { reservation } = order;
  const isReserved = reservation !== null && !editing;
  return (
    <section className={`${styles.parking} no-print`} aria-labelledby="parking-title">
      <h2 id="parking-title">
        <Icon name={isReserved ? "check" : "store"} />
        {t(isReserved ? "announced" : "title")}
      </h2>
      {isReserved ? (
        <>
          <p>{reservation.info}</p>
          {reservation.at && (
            <p className={styles.muted}>
              {t("announcedAt", { time: formatTime(new Date(reservation.at), locale) })}
            </p>
          )}
          <ChangeButton onClick={() => setEditing(true)} />
        </>
      ) : (
        <>
          <p>{t("text")}</p>
          <ParkingForm
            order={order}
            onSent={() => {
              setEditing(false);
              onChanged();
            }}
          />
        </>
      )}
    </section>
  );
}

/** Its focus goes to the section's heading, below which the form appears. */
function ChangeButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("orderTools.parking");
  const ref = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(ref);
  return (
    <Button ref={ref} variant="secondary" small onClick={onClick}>
      {t("again")}
    </Button>
  );
}

"use client";

import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
import { useCart } from "@/lib/cart/use-cart";
import { useNextSlot, usePlace } from "@/lib/cart/use-next-slot";
import { config } from "@/lib/config";
import { dayInItaly, formatDay } from "@/lib/dates";
import { interpolate } from "@/lib/i18n/interpolate";
import { openOverlay } from "@/lib/overlays/events";
import { isHomeDelivery } from "@/lib/rules/delivery-services";
import { shortHours } from "@/lib/rules/slot-hours";
import styles from "./first-delivery.module.css";

/** One line, whatever is known: the page is the same for everybody until then. */
export function FirstDelivery() {
  const messages = useMessages();
  const { cart } = useCart();
  const place = usePlace();
  const nextSlot = useNextSlot();
  if (!config.anonymousCart) return null;
  const serviceId = cart?.service?.deliveryServiceId;
  const slot = cart?.timeslot ?? nextSlot;
  const day = slot?.dateIso.slice(0, 10) ?? "";
  const dayName =
    day === dayInItaly(new Date())
      ? messages.todayShort
      : day && formatDay(day, document.documentElement.lang);
  const first =
    serviceId === undefined || isHomeDelivery(serviceId) ? messages.firstDelivery : messages.firstPickUp;
  return (
    <p className={styles.line}>
      <Icon name="truck" size={20} />
      {place && slot && (
        <span>
          {interpolate(cart?.timeslot ? messages.yourSlot : first, {
            when: `${dayName} ${shortHours(slot)}`,
          })}{" "}
        </span>
      )}
      <button type="button" onClick={() => openOverlay({ dialog: "delivery", step: "address" })}>
        {place ? `${place.postalcode} ${place.city}` : messages.whenDelivered}
      </button>
    </p>
  );
}

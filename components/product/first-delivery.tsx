"use client";

import { CoreIcon } from "@/components/ui/core-icon";
import { useMessages } from "@/components/ui/messages";
import { useServerCart } from "@/lib/cart/use-cart";
import { useNextSlot, usePlace } from "@/lib/cart/use-next-slot";
import { useSlotText } from "@/lib/cart/use-slot-text";
import { interpolate } from "@/lib/i18n/interpolate";
import { openOverlay } from "@/lib/overlays/events";
import { HOME_DELIVERY, mayBeHomeDelivery, serviceIcon } from "@/lib/rules/delivery/delivery-services";
import styles from "./first-delivery.module.css";

/** Always one line, as the page is shared until the place is known. */
export function FirstDelivery() {
  const messages = useMessages();
  const { cart, isSignedIn } = useServerCart();
  const place = usePlace();
  const nextSlot = useNextSlot();
  const when = useSlotText(cart?.timeslot ?? nextSlot, messages.todayShort);
  const serviceId = cart?.service?.deliveryServiceId;
  const first = mayBeHomeDelivery(serviceId) ? messages.firstDelivery : messages.firstPickUp;
  return (
    <p className={styles.line}>
      <CoreIcon name={serviceIcon(serviceId ?? HOME_DELIVERY)} size={20} />
      {place && when && (
        <span>
          {cart?.timeslot
            ? interpolate(messages.yourSlot, { when })
            : interpolate(first, { slot: interpolate(messages.slotFrom, { when }) })}{" "}
        </span>
      )}
      <button
        type="button"
        onClick={() => openOverlay({ dialog: "delivery", step: "address", staysOnPage: true })}
      >
        {place
          ? `${place.postalcode} ${place.city}`
          : isSignedIn
            ? messages.whereDeliver
            : messages.whenDelivered}
      </button>
    </p>
  );
}

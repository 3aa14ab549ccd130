"use client";

import { CoreIcon } from "@/components/ui/core-icon";
import { useMessages } from "@/components/ui/messages";
import type { CartSnapshot } from "@/lib/cart/cart-snapshot";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { useLayoutCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import { useNextSlot, usePlace } from "@/lib/cart/use-next-slot";
import { useSlotText } from "@/lib/cart/use-slot-text";
import { interpolate } from "@/lib/i18n/interpolate";
import { chosenByCustomer } from "@/lib/rules/chosen-by-customer";
import { hasStreet, mayBeHomeDelivery, serviceIcon } from "@/lib/rules/delivery-services";
import type { VisitorPlace } from "@/lib/session/visitor-place";
import styles from "./tools.module.css";

function getDeliveryPlace({ service, storeName }: CartSnapshot, address: Address): string {
  if (hasStreet(service?.deliveryServiceId)) return `${address.address1} ${address.addressNumber}`.trim();
  return address.addressName || storeName;
}

const townOf = (place: VisitorPlace | null) => (place ? `${place.postalcode} ${place.city}` : "");

type Props = {
  /** With `anonymousCart`, a visitor's place decides prices and slots. */
  asksForPlace: boolean;
};

/** Fixed size, so that loading the cart causes no layout shift. */
export function DeliveryIsland({ asksForPlace }: Props) {
  const { cart } = useLayoutCart();
  const messages = useMessages();
  const address = chosenByCustomer(cart?.address);
  const town = townOf(usePlace() ?? address);
  const nextSlot = useNextSlot();
  const place = (cart && address && getDeliveryPlace(cart, address)) || town;
  const slot = chosenByCustomer(cart?.timeslot);
  const placePrompt = asksForPlace ? messages.askPlace : messages.whereDeliver;
  const serviceId = cart?.service?.deliveryServiceId;
  const firstSlotLabel = mayBeHomeDelivery(serviceId) ? messages.firstDelivery : messages.firstPickUp;
  const slotText = useSlotText(slot ?? nextSlot, slot ? messages.today : messages.todayShort);
  const showsFirstSlot = !slot && Boolean(place && nextSlot && slotText);
  const slotPrompt = place || !asksForPlace ? messages.chooseSlot : messages.givePostalcode;
  return (
    <button
      type="button"
      className={styles.service}
      onClick={() => openOverlay({ dialog: "delivery", step: address ? "timeslot" : "address" })}
    >
      <CoreIcon name={serviceIcon(cart?.service?.deliveryServiceId)} />
      <span className={styles.lines}>
        <b>{place || placePrompt}</b>
        {showsFirstSlot ? (
          <span className={styles.first}>
            <span>{interpolate(firstSlotLabel, { when: "" })}</span>
            <span>{slotText}</span>
          </span>
        ) : (
          <span>{slot ? slotText : slotPrompt}</span>
        )}
      </span>
    </button>
  );
}

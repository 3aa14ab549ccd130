"use client";

import { CoreIcon } from "@/components/ui/core-icon";
import { useMessages } from "@/components/ui/messages";
import { deliveryPlace } from "@/lib/cart/delivery-place";
import { deliveryLockStore } from "@/lib/cart/delivery-lock-store";
import { useLayoutCart, useServerCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import { useNextSlot, usePlace } from "@/lib/cart/use-next-slot";
import type { SlotTimes } from "@/lib/cart/format-slot";
import { useSlotText } from "@/lib/cart/use-slot-text";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ReadinessOptions } from "@/lib/rules/cart/cart-readiness";
import { chosenByCustomer } from "@/lib/rules/cart/chosen-by-customer";
import { mayBeHomeDelivery, serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { useStore } from "@/lib/state/use-store";
import styles from "./tools.module.css";

const LOCKED_ID = "delivery-locked";

type Props = {
  /** With `anonymousCart`, a visitor's place decides prices and slots. */
  asksForPlace: boolean;
  /** As a prop, so that no page loads the settings for it. */
  readiness?: ReadinessOptions;
};

type SlotLineProps = { slot: SlotTimes | null; hasPlace: boolean; asksVisitor: boolean; serviceId?: number };

function SlotLine({ slot, hasPlace, asksVisitor, serviceId }: SlotLineProps) {
  const messages = useMessages();
  const nextSlot = useNextSlot();
  const text = useSlotText(slot ?? nextSlot, slot ? messages.today : messages.todayShort);
  if (slot) return <span>{text}</span>;
  if (!text) return <span>{hasPlace || !asksVisitor ? messages.chooseSlot : messages.givePostalcode}</span>;
  const firstSlot = mayBeHomeDelivery(serviceId) ? messages.firstDelivery : messages.firstPickUp;
  return (
    <span className={styles.first}>
      <span>{interpolate(firstSlot, { slot: "" })}</span>
      <span>{interpolate(messages.slotFrom, { when: text })}</span>
    </span>
  );
}

/** Fixed size, so that loading the cart causes no layout shift. */
export function DeliveryIsland({ asksForPlace, readiness = {} }: Props) {
  const { cart } = useLayoutCart();
  const messages = useMessages();
  const address = chosenByCustomer(cart?.address, readiness.bypassAutoAssignedAddress);
  const town = usePlace() ?? address;
  const place =
    (cart && address && deliveryPlace(cart, address)) || (town && `${town.postalcode} ${town.city}`);
  const slot = chosenByCustomer(cart?.timeslot, readiness.bypassAutoAssignedTimeslot);
  const asksVisitor = !useServerCart().isSignedIn && asksForPlace;
  const placePrompt = asksVisitor ? messages.askPlace : messages.whereDeliver;
  const serviceId = cart?.service?.deliveryServiceId;
  const lock = useStore(deliveryLockStore);
  return (
    <>
      <button
        type="button"
        className={styles.service}
        aria-disabled={lock !== "" || undefined}
        aria-describedby={lock ? LOCKED_ID : undefined}
        onClick={() => openOverlay({ dialog: "delivery", step: address ? "timeslot" : "address" })}
      >
        <CoreIcon name={serviceIcon(serviceId)} />
        <span className={styles.lines}>
          <b>{place || placePrompt}</b>
          <SlotLine slot={slot} hasPlace={Boolean(place)} asksVisitor={asksVisitor} serviceId={serviceId} />
        </span>
      </button>
      {lock && (
        <span id={LOCKED_ID} className="visually-hidden">
          {lock}
        </span>
      )}
    </>
  );
}

"use client";

import { FrameIcon } from "@/components/ui/frame-icon";
import { useMessages } from "@/components/ui/messages";
import { useCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import { dayInItaly, formatDay } from "@/lib/dates";
import type { Cart, CartTimeslot } from "@/lib/ebsn/domain/cart";
import { hasStreet, serviceIcon } from "@/lib/rules/delivery-services";
import styles from "./tools.module.css";

function getDeliveryPlace({ service, address, storeName }: Cart): string {
  if (!address) return "";
  if (hasStreet(service?.deliveryServiceId)) return `${address.address1} ${address.addressNumber}`.trim();
  return address.addressName || storeName;
}

function slotText({ dateIso, beginTime, endTime }: CartTimeslot, today: string): string {
  const day = dateIso.slice(0, 10);
  const dayLabel = day === dayInItaly(new Date()) ? today : formatDay(day, document.documentElement.lang);
  return `${dayLabel} ${beginTime}–${endTime}`;
}

/** Fixed size, so that loading the cart causes no layout shift. */
export function ServiceIsland() {
  const { cart } = useCart();
  const messages = useMessages();
  const place = cart ? getDeliveryPlace(cart) : "";
  const slot = cart?.timeslot;
  return (
    <button
      type="button"
      className={styles.service}
      onClick={() => openOverlay({ dialog: "delivery", step: place ? "timeslot" : "address" })}
    >
      <FrameIcon name={serviceIcon(cart?.service?.deliveryServiceId)} />
      <span className={styles.lines}>
        <b>{place || messages.whereDeliver}</b>
        <span>{slot ? slotText(slot, messages.today) : messages.chooseSlot}</span>
      </span>
    </button>
  );
}

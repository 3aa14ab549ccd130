"use client";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { useMessages } from "@/components/ui/messages";
import { useCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import { dayInItaly, formatDay } from "@/lib/dates";
import type { Cart, CartTimeslot } from "@/lib/ebsn/domain/cart";
import styles from "./tools.module.css";

const SERVICE_ICONS: Record<number, IconName> = { 1: "store", 2: "truck", 4: "locker" };

function getDeliveryPlace({ service, address, storeName }: Cart): string {
  if (!address) return "";
  if (service?.deliveryServiceId === 2) return `${address.address1} ${address.addressNumber}`.trim();
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
  const icon = SERVICE_ICONS[cart?.service?.deliveryServiceId ?? 0] ?? "pin";
  return (
    <button
      type="button"
      className={styles.service}
      onClick={() => openOverlay({ dialog: place ? "timeslot" : "address" })}
    >
      <Icon name={icon} />
      <span className={styles.lines}>
        <b>{place || messages.whereDeliver}</b>
        <span>{slot ? slotText(slot, messages.today) : messages.chooseSlot}</span>
      </span>
    </button>
  );
}

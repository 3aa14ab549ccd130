"use client";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { openBuying } from "@/lib/cart/events";
import { dayInItaly, formatDay } from "@/lib/dates";
import type { Cart, CartTimeslot } from "@/lib/ebsn/domain/cart";
import styles from "./tools.module.css";

const SERVICE_ICONS: Record<number, IconName> = { 1: "store", 2: "truck", 4: "locker" };

function placeOf({ service, address, storeName }: Cart): string {
  if (!address) return "";
  if (service?.deliveryServiceId === 2) return `${address.address1} ${address.addressNumber}`.trim();
  return address.addressName || storeName;
}

function slotText({ dateIso, beginTime, endTime }: CartTimeslot, today: string): string {
  const day = dateIso.slice(0, 10);
  const said = day === dayInItaly(new Date()) ? today : formatDay(day, document.documentElement.lang);
  return `${said} ${beginTime}–${endTime}`;
}

/** How and when the shopping arrives, with the way to change it; its size does not depend on the answer. */
export function ServiceSpot() {
  const { cart } = useCart();
  const words = useWords();
  const place = cart ? placeOf(cart) : "";
  const slot = cart?.timeslot;
  const icon = SERVICE_ICONS[cart?.service?.deliveryServiceId ?? 0] ?? "pin";
  return (
    <button
      type="button"
      className={styles.spot}
      onClick={() => openBuying({ dialog: place ? "timeslot" : "address" })}
    >
      <Icon name={icon} />
      <span className={styles.lines}>
        <b>{place || words.whereDeliver}</b>
        <span>{slot ? slotText(slot, words.today) : words.chooseSlot}</span>
      </span>
    </button>
  );
}

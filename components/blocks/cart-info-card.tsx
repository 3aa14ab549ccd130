"use client";

import { browserToday } from "@/lib/browser-clock";
import { serviceIcon } from "@/lib/rules/delivery-services";
import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
import { useCart } from "@/lib/cart/use-cart";
import { openOverlay } from "@/lib/overlays/events";
import { formatDay } from "@/lib/dates";
import styles from "./cart-info-card.module.css";

export function CartInfoCard() {
  const { cart } = useCart();
  const messages = useMessages();
  if (!cart) return null;
  const { address, timeslot, storeName, service } = cart;
  const day = timeslot?.dateIso.slice(0, 10) ?? "";
  const dayLabel =
    day === browserToday() ? messages.today : day && formatDay(day, document.documentElement.lang);
  const addressLabel = address
    ? [address.address1, address.addressNumber].filter(Boolean).join(" ") || storeName
    : "";
  return (
    <div className={styles.card} data-personal="">
      <button type="button" onClick={() => openOverlay({ dialog: "delivery", step: "address" })}>
        <Icon name={serviceIcon(service?.deliveryServiceId)} />
        {service && <span className="visually-hidden">{service.name}</span>}
        <span>{addressLabel || messages.whereDeliver}</span>
      </button>
      <button type="button" onClick={() => openOverlay({ dialog: "delivery", step: "timeslot" })}>
        <Icon name="clock" />
        <span>
          {timeslot ? `${dayLabel} ${timeslot.beginTime}–${timeslot.endTime}` : messages.chooseSlot}
        </span>
      </button>
    </div>
  );
}

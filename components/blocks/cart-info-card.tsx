"use client";

import { serviceIcon } from "@/components/delivery/service-icon";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import { openBuying } from "@/lib/cart/events";
import { dayInItaly, formatDay } from "@/lib/dates";
import styles from "./cart-info-card.module.css";

/** Service, address and slot of a signed-in customer on a phone; each opens its selector. */
export function CartInfoCard() {
  const { cart, isSignedIn } = useCart();
  const words = useWords();
  if (!cart || !isSignedIn) return <div className={styles.place} />;
  const { address, timeslot, storeName, service } = cart;
  const day = timeslot?.dateIso.slice(0, 10) ?? "";
  const when =
    day === dayInItaly(new Date()) ? words.today : day && formatDay(day, document.documentElement.lang);
  const where = address
    ? [address.address1, address.addressNumber].filter(Boolean).join(" ") || storeName
    : "";
  return (
    <div className={styles.card} data-personal="">
      <button type="button" onClick={() => openBuying({ dialog: "address" })}>
        <Icon name={serviceIcon(service?.deliveryServiceId)} />
        {service && <span className="visually-hidden">{service.name}</span>}
        <span>{where || words.whereDeliver}</span>
      </button>
      <button type="button" onClick={() => openBuying({ dialog: "timeslot" })}>
        <Icon name="clock" />
        <span>{timeslot ? `${when} ${timeslot.beginTime}–${timeslot.endTime}` : words.chooseSlot}</span>
      </button>
    </div>
  );
}

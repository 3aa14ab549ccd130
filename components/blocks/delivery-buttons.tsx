"use client";

import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { useMessages } from "@/components/ui/messages";
import { deliveryPlace } from "@/lib/cart/delivery-place";
import { chosenAddress, chosenTimeslot } from "@/lib/cart/readiness";
import { useSlotText } from "@/lib/cart/use-slot-text";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { openOverlay } from "@/lib/overlays/events";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import styles from "./delivery-buttons.module.css";

type Props = {
  cart: Cart;
  /** In one line: the service is its icon. */
  isCompact?: boolean;
};

/** What the customer has chosen; each opens its dialog. */
export function DeliveryButtons({ cart, isCompact = false }: Props) {
  const messages = useMessages();
  const { service } = cart;
  const address = chosenAddress(cart);
  const slotText = useSlotText(chosenTimeslot(cart), messages.today);
  const openAddress = () =>
    openOverlay({ dialog: "delivery", step: "address", deliveryServiceId: service?.deliveryServiceId });
  return (
    <div className={classNames(styles.buttons, isCompact && styles.compact)}>
      {service?.name && (
        <button type="button" onClick={openAddress}>
          <Icon name={serviceIcon(service.deliveryServiceId)} />
          <span className={isCompact ? "visually-hidden" : undefined}>{service.name}</span>
        </button>
      )}
      <button type="button" onClick={openAddress}>
        {!isCompact && <Icon name="pin" />}
        <span>{address ? deliveryPlace(cart, address) : messages.whereDeliver}</span>
      </button>
      <button type="button" onClick={() => openOverlay({ dialog: "delivery", step: "timeslot" })}>
        {!isCompact && <Icon name="clock" />}
        <span>{slotText || messages.chooseSlot}</span>
      </button>
    </div>
  );
}

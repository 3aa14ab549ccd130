import { HOUR_MS } from "../../lib/rules/dates/duration";
import { ORDER_STATUS } from "../../lib/rules/orders/order-status";
import { serviceKind } from "../../lib/rules/delivery/delivery-services";

/** After the delivery, as bags still have to be unpacked. */
const REFUSE_WINDOW_MS = 2 * HOUR_MS;

type Delivery = { statusId: number; deliveryServiceId: number; deliveredAt: Date | null };

export function canRefuseSubstitutes(
  { statusId, deliveryServiceId, deliveredAt }: Delivery,
  now: Date,
): boolean {
  if (
    serviceKind(deliveryServiceId) === "home"
      ? statusId === ORDER_STATUS.outForDelivery
      : statusId === ORDER_STATUS.ready
  )
    return true;
  const isDelivered = statusId === ORDER_STATUS.delivered || statusId === ORDER_STATUS.partiallyDelivered;
  return isDelivered && deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= REFUSE_WINDOW_MS;
}

import type { BackendConfig } from "../../config";
import { EbsnError } from "../../envelope";
import { isClosed } from "../timeslot/slots";
import type { LockedCart } from "./locked-cart";
import { loadDelivery } from "./delivery";
import { NO_ADDRESS, NO_TIMESLOT } from "./delivery-messages";

export const noAddress = () => new EbsnError([NO_ADDRESS]);
const noTimeslot = () => new EbsnError([NO_TIMESLOT]);

/** Items need a place first and, unless anonymous visitors have carts, a slot (requirements/cart#adding). */
export async function requireDelivery(
  { tx, cart, customer, now }: LockedCart,
  { ANONYMOUS_CART: isSlotOptional }: BackendConfig,
): Promise<void> {
  const { point, slot } = await loadDelivery(tx, cart, customer?.customerId ?? null);
  if (!point) throw noAddress();
  if (!isSlotOptional && (!slot || isClosed(slot, now))) throw noTimeslot();
}

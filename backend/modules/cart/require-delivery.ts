import type { BackendConfig } from "../../config";
import { ebsnError } from "../../envelope";
import { isClosed } from "../timeslot/slots";
import type { LockedCart } from "./locked-cart";
import { loadDelivery } from "./delivery";

export const noAddress = () => ebsnError("error.cart.address", "Scegli prima dove ricevere la spesa.");
const noTimeslot = () => ebsnError("error.cart.timeslot", "Scegli prima quando ricevere la spesa.");

/** Items need a place first and, unless anonymous visitors have carts, a slot (requirements/cart#adding). */
export async function requireDelivery(
  { tx, cart, customer, now }: LockedCart,
  { ANONYMOUS_CART: isSlotOptional }: BackendConfig,
): Promise<void> {
  const { point, slot } = await loadDelivery(tx, cart, customer?.customerId ?? null);
  if (!point) throw noAddress();
  if (!isSlotOptional && (!slot || isClosed(slot, now))) throw noTimeslot();
}

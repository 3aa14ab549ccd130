import { fail } from "../../envelope";
import { isClosed } from "../timeslot/slots";
import type { LockedCart } from "./locked-cart";
import { loadDelivery } from "./delivery";

export const noAddress = () => fail("error.cart.address", "Scegli prima dove ricevere la spesa.");
const noTimeslot = () => fail("error.cart.timeslot", "Scegli prima quando ricevere la spesa.");

/** Items need an address and a slot first (requirements/cart#adding). */
export async function requireDelivery({ tx, cart, customer, now }: LockedCart): Promise<void> {
  const { address, slot } = await loadDelivery(tx, cart, customer.customerId);
  if (!address) throw noAddress();
  if (!slot || isClosed(slot, now)) throw noTimeslot();
}

import { fail } from "../../envelope";
import { isClosed } from "../timeslot/slots";
import type { Draft } from "./change";
import { deliveryOf } from "./delivery";

export const noAddress = () => fail("error.cart.address", "Scegli prima dove ricevere la spesa.");
export const noTimeslot = () => fail("error.cart.timeslot", "Scegli prima quando ricevere la spesa.");

/** Nothing goes in a cart before its address and its slot are chosen (spec 2 §4). */
export async function requireReady({ tx, cart, customer, now }: Draft): Promise<void> {
  const { address, slot } = await deliveryOf(tx, cart, customer.customerId);
  if (!address) throw noAddress();
  if (!slot || isClosed(slot, now)) throw noTimeslot();
}

import type { FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { visitorOf } from "../session/visitor";
import { DEFAULT_SERVICE, DEFAULT_STORE } from "./delivery";
import { openCart } from "./open-cart";
import { loadCart, visitorCart, type CartState } from "./state";

/** The caller's cart as it stands; a visitor's holds only what they chose. */
export async function readCart(request: FastifyRequest, { db, clock }: Context): Promise<CartState> {
  const { customer, choice } = visitorOf(request);
  const now = clock.now();
  if (customer) return loadCart(db, await openCart(db, customer.customerId, now), customer, now);
  return visitorCart(
    db,
    {
      storeId: choice.storeId ?? DEFAULT_STORE,
      deliveryServiceId: choice.deliveryServiceId ?? DEFAULT_SERVICE,
      addressId: choice.addressId ?? null,
      slotDate: choice.slotDate ?? null,
      timeslotId: choice.timeslotId ?? null,
    },
    now,
  );
}

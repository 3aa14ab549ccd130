import type { FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { getVisitor } from "../session/visitor";
import { DEFAULT_SERVICE, DEFAULT_STORE } from "./delivery";
import { getOrCreateCart } from "./current-cart";
import { loadCart, loadVisitorCart, type CartState } from "./state";

export async function readCart(request: FastifyRequest, { db, clock }: Context): Promise<CartState> {
  const { customer, choice } = getVisitor(request);
  const now = clock.now();
  if (customer) return loadCart(db, await getOrCreateCart(db, customer.customerId, now), customer, now);
  return loadVisitorCart(
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

import type { FastifyRequest } from "fastify";
import type { Context } from "../../context";
import { getVisitor } from "../session/visitor";
import { NO_DELIVERY } from "./delivery";
import { findCurrentCart, getOrCreateCart } from "./current-cart";
import { findOwner } from "./owner";
import { loadCart, loadVisitorCart, type CartState } from "./state";

export async function readCart(request: FastifyRequest, { db, clock }: Context): Promise<CartState> {
  const { customer } = getVisitor(request);
  const now = clock.now();
  if (customer) return loadCart(db, await getOrCreateCart(db, customer, now), customer, now);
  const owner = findOwner(request);
  const row = owner && (await findCurrentCart(db, owner));
  return row ? loadCart(db, row, null, now) : loadVisitorCart(db, NO_DELIVERY, now);
}

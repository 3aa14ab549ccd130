import { eq, type SQL } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { cart } from "../../db/schema";
import type { Visitor } from "../session/session";
import { getVisitor } from "../session/visitor";

export type CartOwner = { customerId: number } | { sessionHash: string };

export function ownerOf({ customer, sessionHash }: Visitor): CartOwner | null {
  if (customer) return { customerId: customer.customerId };
  return sessionHash === null ? null : { sessionHash };
}

export const findOwner = (request: FastifyRequest): CartOwner | null => ownerOf(getVisitor(request));

export const ownerColumns = (owner: CartOwner): CartOwner =>
  "customerId" in owner ? { customerId: owner.customerId } : { sessionHash: owner.sessionHash };

export const ownedBy = (owner: CartOwner): SQL =>
  "customerId" in owner ? eq(cart.customerId, owner.customerId) : eq(cart.sessionHash, owner.sessionHash);

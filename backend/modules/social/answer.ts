import type { FastifyReply, FastifyRequest } from "fastify";
import type { WireSocialDetail } from "../../../lib/ebsn/schemas/registration";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { mergeVisitorCart } from "../cart/merge-visitor-cart";
import { getOrCreateCart } from "../cart/current-cart";
import { createAccountToken, createSession, type Customer } from "../session/session";
import { userWire } from "../session/user-wire";
import { ACCOUNT_HEADER, getVisitor, SESSION_HEADER } from "../session/visitor";
import { INCOMPLETE_LEVEL } from "./link-identity";

type Options = { row: Customer; request: FastifyRequest; reply: FastifyReply; now: Date };

/** Starts a session for a customer identified by a provider, and adopts the visitor's cart. */
export async function startCustomerSession(
  { db }: Pick<Context, "db">,
  { row, request, reply, now }: Options,
) {
  const token = await createSession(db, now, row.customerId);
  reply.header(SESSION_HEADER, token);
  reply.header(ACCOUNT_HEADER, await createAccountToken(db, now, row.customerId, token, false));
  const { customer: previous, sessionHash } = getVisitor(request);
  if (!previous && sessionHash !== null) await mergeVisitorCart(db, { sessionHash, customer: row, now });
  const cart = await getOrCreateCart(db, row, now);
  const user = userWire(row);
  return ok<WireSocialDetail>(
    { user, cartId: cart.cartId, completed: row.profileLevel > INCOMPLETE_LEVEL },
    {},
    user,
  );
}

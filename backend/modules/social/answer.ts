import type { FastifyReply, FastifyRequest } from "fastify";
import type { WireSocialDetail } from "../../../lib/ebsn/schemas/registration";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { openSession } from "../auth/open-session";
import type { Customer } from "../session/session";
import { userWire } from "../session/user-wire";
import { INCOMPLETE_LEVEL } from "./link-identity";

type Options = { row: Customer; request: FastifyRequest; reply: FastifyReply; now: Date };

/** Starts a session for a customer identified by a provider, and adopts the visitor's cart. */
export async function startCustomerSession(context: Pick<Context, "db">, { row, ...exchange }: Options) {
  const cart = await openSession(context, { owner: row, remember: false, ...exchange });
  const user = userWire(row);
  return ok<WireSocialDetail>(
    { user, cartId: cart.cartId, completed: row.profileLevel > INCOMPLETE_LEVEL },
    {},
    user,
  );
}

import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireCart } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { cart } from "../../db/schema";
import { ok, type Envelope, type Message } from "../../envelope";
import { releaseExpired } from "../order/expiry";
import { userWire } from "../session/user-wire";
import { customerOf } from "../session/visitor";
import type { Customer } from "../session/session";
import { openCart, type CartRow } from "./open-cart";
import { loadCart, type CartState } from "./state";
import { cartWire } from "./wire";

export type Messages = { infos?: Message[]; warnings?: Message[] };

/** A cart locked for one change, inside the transaction that makes it. */
export type Draft = { tx: Db; cart: CartRow; customer: Customer; now: Date };

/** Drops a version: who buys with the old one must look again. */
export async function bumpVersion(tx: Db, cartId: number, now: Date): Promise<CartRow> {
  const [row] = await tx
    .update(cart)
    .set({ version: sql`nextval('cart_version')`, updatedAt: now })
    .where(eq(cart.cartId, cartId))
    .returning();
  if (!row) throw new Error(`cart ${cartId} is gone`);
  return row;
}

const sectorsSchema = z.object({
  show_sectors: z.union([z.string(), z.boolean(), z.array(z.string())]).optional(),
});

/** Whether the caller wants the cart by department; said in the query or the body. */
export function wantsSectors(request: FastifyRequest): boolean {
  const inQuery = sectorsSchema.safeParse(request.query);
  const inBody = sectorsSchema.safeParse(request.body ?? {});
  return [inQuery, inBody].some(
    (parsed) => parsed.success && String(parsed.data.show_sectors ?? "false") === "true",
  );
}

export function answerCart(
  request: FastifyRequest,
  state: CartState,
  now: Date,
  messages: Messages = {},
): Envelope<WireCart> {
  return ok<WireCart>(cartWire(state, now, wantsSectors(request)), messages, userWire(state.customer));
}

export const loginToBuy = (request: FastifyRequest): Customer =>
  customerOf(request, "error.cart.login", "E' necessario autenticarsi per visualizzare il carrello", 200);

/** Locks the caller's cart, changes it and answers it whole; a failure leaves it as it was. */
export async function changeCart(
  request: FastifyRequest,
  { db, clock }: Context,
  work: (draft: Draft) => Promise<Messages | void>,
): Promise<Envelope<WireCart>> {
  const customer = loginToBuy(request);
  const now = clock.now();
  await releaseExpired(db, now);
  const { state, messages } = await db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const row = await openCart(tx, customer.customerId, now, {}, true);
    const said = (await work({ tx, cart: row, customer, now })) ?? {};
    const changed = await bumpVersion(tx, row.cartId, now);
    return { state: await loadCart(tx, changed, customer, now), messages: said };
  });
  return answerCart(request, state, now, messages);
}

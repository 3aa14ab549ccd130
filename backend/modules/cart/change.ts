import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireCart } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { cart } from "../../db/schema";
import { ok, type Envelope, type Messages } from "../../envelope";
import { asLanguage } from "../../languages";
import { getTranslator } from "../lang/translator";
import { advanceOrdersOf } from "../order/advance-to-now";
import { userWire } from "../session/user-wire";
import { getVisitor, requireCustomer } from "../session/visitor";
import type { Customer } from "../session/session";
import { getOrCreateCart, type CartRow } from "./current-cart";
import type { CustomersCart, LockedCart } from "./locked-cart";
import { ownerOf, type CartOwner } from "./owner";
import { noAddress } from "./require-delivery";
import { loadCart, type CartState } from "./state";
import { type CartView, cartWire } from "./wire";

/** A checkout with the previous version is rejected. */
export async function bumpVersion(tx: Db, cartId: number, now: Date): Promise<CartRow> {
  const [row] = await tx
    .update(cart)
    .set({ version: sql`nextval('cart_version')`, updatedAt: now })
    .where(eq(cart.cartId, cartId))
    .returning();
  if (!row) throw new Error(`cart ${cartId} not found`);
  return row;
}

const sectorsSchema = z.object({
  show_sectors: z.union([z.string(), z.boolean(), z.array(z.string())]).optional(),
});

function wantsSectors(request: FastifyRequest): boolean {
  const inQuery = sectorsSchema.safeParse(request.query);
  const inBody = sectorsSchema.safeParse(request.body ?? {});
  return [inQuery, inBody].some(
    (parsed) => parsed.success && String(parsed.data.show_sectors ?? "false") === "true",
  );
}

export const cartView = (request: FastifyRequest, now: Date): CartView => ({
  now,
  translator: getTranslator(asLanguage(request.headers["accept-language"])),
  showSectors: wantsSectors(request),
});

export function cartResponse(
  request: FastifyRequest,
  state: CartState,
  now: Date,
  messages: Messages = {},
): Envelope<WireCart> {
  return ok<WireCart>(cartWire(state, cartView(request, now)), messages, userWire(state.customer));
}

export const requireCartCustomer = (request: FastifyRequest): Customer =>
  requireCustomer(
    request,
    "error.cart.login",
    "E' necessario autenticarsi per visualizzare il carrello",
    200,
  );

function requireCartOwner(request: FastifyRequest, { config }: Context): CartOwner {
  const visitor = getVisitor(request);
  if (!visitor.customer && !config.ANONYMOUS_CART) return requireCartCustomer(request);
  const owner = ownerOf(visitor);
  if (!owner) throw noAddress();
  return owner;
}

export async function changeCart(
  request: FastifyRequest,
  context: Context,
  work: (lockedCart: LockedCart) => Promise<Messages | void>,
): Promise<Envelope<WireCart>> {
  const { db, clock } = context;
  const owner = requireCartOwner(request, context);
  const { customer } = getVisitor(request);
  const now = clock.now();
  if (customer) await advanceOrdersOf(db, customer, now, request.log);
  const { state, messages } = await db.transaction(async (tx) => {
    const row = await getOrCreateCart(tx, owner, now, true);
    const resultMessages = (await work({ tx, cart: row, customer, now })) ?? {};
    const changed = await bumpVersion(tx, row.cartId, now);
    return { state: await loadCart(tx, changed, customer, now), messages: resultMessages };
  });
  return cartResponse(request, state, now, messages);
}

export function changeCustomersCart(
  request: FastifyRequest,
  context: Context,
  work: (lockedCart: CustomersCart) => Promise<Messages | void>,
): Promise<Envelope<WireCart>> {
  const customer = requireCartCustomer(request);
  const { customerId } = customer;
  return changeCart(request, context, (lockedCart) =>
    work({ ...lockedCart, customer, cart: { ...lockedCart.cart, customerId } }),
  );
}

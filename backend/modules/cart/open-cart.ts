import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_PARKED, CART_REOPENED, cart, type VisitorChoice } from "../../db/schema";
import { DEFAULT_SERVICE, DEFAULT_STORE } from "./delivery";

export type CartRow = typeof cart.$inferSelect;

const isCurrent = inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED]);

async function current(db: Db, customerId: number, lock: boolean): Promise<CartRow | undefined> {
  const found = db
    .select()
    .from(cart)
    .where(and(eq(cart.customerId, customerId), isCurrent));
  const [row] = await (lock ? found.for("update") : found);
  return row;
}

/** A cart bought while its lock was waited for is no longer current: then this finds its successor. */
async function firstCart(
  db: Db,
  customerId: number,
  now: Date,
  choice: VisitorChoice,
  lock: boolean,
): Promise<CartRow | undefined> {
  await db
    .insert(cart)
    .values({
      customerId,
      storeId: choice.storeId ?? DEFAULT_STORE,
      deliveryServiceId: choice.deliveryServiceId ?? DEFAULT_SERVICE,
      addressId: choice.addressId,
      slotDate: choice.slotDate,
      timeslotId: choice.timeslotId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  return current(db, customerId, lock);
}

/**
 * The customer's cart, made when there is none; `choice` is what they chose before they logged in,
 * and fills only what the cart does not know yet.
 */
export async function openCart(
  db: Db,
  customerId: number,
  now: Date,
  choice: VisitorChoice = {},
  lock = false,
): Promise<CartRow> {
  const chosen = choice.addressId !== undefined || choice.storeId !== undefined;
  const row = (await current(db, customerId, lock)) ?? (await firstCart(db, customerId, now, choice, lock));
  if (!row) throw new Error(`no cart for customer ${customerId}`);
  if (!chosen || row.addressId !== null) return row;
  const [filled] = await db
    .update(cart)
    .set({ ...choice, version: sql`nextval('cart_version')`, updatedAt: now })
    .where(eq(cart.cartId, row.cartId))
    .returning();
  return filled ?? row;
}

/**
 * Ends a cart. The one that waited while an order was changed is the customer's again; else the next
 * one starts with the same delivery; a slot that was bought is not kept.
 */
export async function succeedCart(
  tx: Db,
  old: CartRow,
  cartStatusId: number,
  now: Date,
  keepSlot: boolean,
): Promise<void> {
  await tx.update(cart).set({ cartStatusId, updatedAt: now }).where(eq(cart.cartId, old.cartId));
  const revived = await tx
    .update(cart)
    .set({ cartStatusId: CART_OPEN, version: sql`nextval('cart_version')`, updatedAt: now })
    .where(and(eq(cart.customerId, old.customerId), eq(cart.cartStatusId, CART_PARKED)))
    .returning({ cartId: cart.cartId });
  if (revived.length > 0) return;
  await tx.insert(cart).values({
    customerId: old.customerId,
    storeId: old.storeId,
    deliveryServiceId: old.deliveryServiceId,
    addressId: old.addressId,
    ...(keepSlot ? { slotDate: old.slotDate, timeslotId: old.timeslotId } : {}),
    createdAt: now,
    updatedAt: now,
  });
}

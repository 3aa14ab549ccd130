import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_PARKED, CART_REOPENED, cart, type VisitorChoice } from "../../db/schema";
import { DEFAULT_SERVICE, DEFAULT_STORE } from "./delivery";

export type CartRow = typeof cart.$inferSelect;

const currentCartFilter = inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED]);

async function findCurrentCart(db: Db, customerId: number, lock: boolean): Promise<CartRow | undefined> {
  const selection = db
    .select()
    .from(cart)
    .where(and(eq(cart.customerId, customerId), currentCartFilter));
  const [row] = await (lock ? selection.for("update") : selection);
  return row;
}

/** If the cart was bought while waiting for its lock, this finds its successor. */
async function createCart(
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
  return findCurrentCart(db, customerId, lock);
}

/** Creates a missing cart. `choice` comes from before log-in and fills only what the cart lacks. */
export async function getOrCreateCart(
  db: Db,
  customerId: number,
  now: Date,
  choice: VisitorChoice = {},
  lock = false,
): Promise<CartRow> {
  const hasChoice = choice.addressId !== undefined || choice.storeId !== undefined;
  const row =
    (await findCurrentCart(db, customerId, lock)) ?? (await createCart(db, customerId, now, choice, lock));
  if (!row) throw new Error(`no cart for customer ${customerId}`);
  if (!hasChoice || row.addressId !== null) return row;
  const [updated] = await db
    .update(cart)
    .set({ ...choice, version: sql`nextval('cart_version')`, updatedAt: now })
    .where(eq(cart.cartId, row.cartId))
    .returning();
  return updated ?? row;
}

/** Ends a cart. A parked cart becomes current again; otherwise a new one starts with the same delivery. */
export async function replaceCart(
  tx: Db,
  oldCart: CartRow,
  cartStatusId: number,
  now: Date,
  keepSlot: boolean,
): Promise<void> {
  await tx.update(cart).set({ cartStatusId, updatedAt: now }).where(eq(cart.cartId, oldCart.cartId));
  const restored = await tx
    .update(cart)
    .set({ cartStatusId: CART_OPEN, version: sql`nextval('cart_version')`, updatedAt: now })
    .where(and(eq(cart.customerId, oldCart.customerId), eq(cart.cartStatusId, CART_PARKED)))
    .returning({ cartId: cart.cartId });
  if (restored.length > 0) return;
  await tx.insert(cart).values({
    customerId: oldCart.customerId,
    storeId: oldCart.storeId,
    deliveryServiceId: oldCart.deliveryServiceId,
    addressId: oldCart.addressId,
    ...(keepSlot ? { slotDate: oldCart.slotDate, timeslotId: oldCart.timeslotId } : {}),
    createdAt: now,
    updatedAt: now,
  });
}

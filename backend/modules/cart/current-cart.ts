import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { DEFAULT_STORE_ID } from "../../../lib/rules/delivery/default-store";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_PARKED, CART_REOPENED, cart } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { DEFAULT_SERVICE } from "./delivery";
import { ownedBy, ownerColumns, type CartOwner } from "./owner";

export type CartRow = typeof cart.$inferSelect;

export const currentCartOf = (owner: CartOwner): SQL | undefined =>
  and(ownedBy(owner), inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED]));

export async function findCurrentCart(db: Db, owner: CartOwner, lock = false): Promise<CartRow | undefined> {
  const selection = db.select().from(cart).where(currentCartOf(owner));
  const [row] = await (lock ? selection.for("update") : selection);
  return row;
}

/** Serialises changes of one customer's carts; acquired before any lock of their rows. */
export const lockCarts = (tx: Db, owner: CartOwner) =>
  lockSubject(tx, `carts:${"customerId" in owner ? owner.customerId : owner.sessionHash}`);

/** Another request may create, buy or park the cart meanwhile; a retry finds its successor. */
const MAX_TRIES = 5;

async function createCart(db: Db, owner: CartOwner, now: Date): Promise<CartRow | undefined> {
  const [row] = await db
    .insert(cart)
    .values({
      ...ownerColumns(owner),
      storeId: DEFAULT_STORE_ID,
      deliveryServiceId: DEFAULT_SERVICE,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function getOrCreateCart(db: Db, owner: CartOwner, now: Date, lock = false): Promise<CartRow> {
  if (lock) await lockCarts(db, owner);
  let row: CartRow | undefined;
  for (let tries = 0; !row && tries < MAX_TRIES; tries += 1)
    row = (await findCurrentCart(db, owner, lock)) ?? (await createCart(db, owner, now));
  if (!row) throw new Error("a cart was neither found nor created");
  return row;
}

export async function getCustomersCart(
  db: Db,
  customerId: number,
  now: Date,
): Promise<CartRow & { customerId: number }> {
  return { ...(await getOrCreateCart(db, { customerId }, now)), customerId };
}

export const deliveryOf = (row: CartRow) => ({
  storeId: row.storeId,
  deliveryServiceId: row.deliveryServiceId,
  addressId: row.addressId,
  postalcode: row.postalcode,
  city: row.city,
  slotDate: row.slotDate,
  timeslotId: row.timeslotId,
});

export const hasPlace = ({ addressId, postalcode }: CartRow): boolean =>
  addressId !== null || postalcode !== null;

/** A parked cart becomes current again; otherwise a new one starts with the same delivery. */
export async function replaceCart(
  tx: Db,
  oldCart: CartRow,
  cartStatusId: number,
  now: Date,
  keepSlot: boolean,
): Promise<void> {
  const { customerId } = oldCart;
  if (customerId === null) throw new Error(`cart ${oldCart.cartId} has no customer`);
  await tx.update(cart).set({ cartStatusId, updatedAt: now }).where(eq(cart.cartId, oldCart.cartId));
  const restored = await tx
    .update(cart)
    .set({ cartStatusId: CART_OPEN, version: sql`nextval('cart_version')`, updatedAt: now })
    .where(and(eq(cart.customerId, customerId), eq(cart.cartStatusId, CART_PARKED)))
    .returning({ cartId: cart.cartId });
  if (restored.length > 0) return;
  await tx.insert(cart).values({
    customerId,
    ...deliveryOf(oldCart),
    ...(keepSlot ? {} : { slotDate: null, timeslotId: null }),
    createdAt: now,
    updatedAt: now,
  });
}

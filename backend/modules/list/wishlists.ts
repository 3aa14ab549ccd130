import { and, asc, desc, eq } from "drizzle-orm";
import type { WireWishlist } from "../../../lib/ebsn/schemas/list";
import type { Db } from "../../db/client";
import { wishlist, wishlistItem } from "../../db/schema";
import { fail } from "../../envelope";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";

export type WishlistRow = typeof wishlist.$inferSelect;

const FIRST_NAME = "I miei preferiti";

export const unknownList = () => fail("error.list.unknown", "Questa lista non esiste più.");

/** A list of the customer. */
export async function ownList(db: Db, customerId: number, listId: number): Promise<WishlistRow> {
  const [row] = await db
    .select()
    .from(wishlist)
    .where(and(eq(wishlist.listId, listId), eq(wishlist.customerId, customerId)));
  if (!row) throw unknownList();
  return row;
}

/** The customer's lists, the preferred one first; everybody has at least that one. */
export async function listsOf(db: Db, customerId: number, now: Date): Promise<WishlistRow[]> {
  const find = () =>
    db
      .select()
      .from(wishlist)
      .where(eq(wishlist.customerId, customerId))
      .orderBy(desc(wishlist.preferred), asc(wishlist.name));
  const rows = await find();
  if (rows.length > 0) return rows;
  await db
    .insert(wishlist)
    .values({ customerId, name: FIRST_NAME, preferred: true, createdAt: now, updatedAt: now });
  return find();
}

export const listItems = (db: Db, listId: number) =>
  db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.listId, listId))
    .orderBy(asc(wishlistItem.addedAt), asc(wishlistItem.productId));

/** A list with its goods: those that can be had, and those that cannot. */
export async function wishlistWire(db: Db, row: WishlistRow, now: Date): Promise<WireWishlist> {
  const items = await listItems(db, row.listId);
  const quantityOf = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const products = await findProducts(
    db,
    items.map(({ productId }) => productId),
  );
  const wires = products.map((found) => ({
    active: found.priceCents !== null && found.stock !== 0,
    item: {
      itemId: found.productId,
      product: productWire(found, now),
      quantity: quantityOf.get(found.productId) ?? 1,
      weight: 0,
    },
  }));
  return {
    listId: row.listId,
    listName: row.name,
    name: row.name,
    size: products.length,
    isDefault: row.preferred,
    sharingData: { grant: "WRITE" },
    wishlistItems: wires.filter(({ active }) => active).map(({ item }) => item),
    wishlistInactiveItems: wires.filter(({ active }) => !active).map(({ item }) => item),
  };
}

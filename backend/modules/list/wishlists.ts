import { and, asc, count, desc, eq, inArray, notInArray, sum } from "drizzle-orm";
import type { WireWishlist } from "../../../lib/ebsn/schemas/list";
import { listItemWish, type SellingRule } from "../../../lib/rules/quantity";
import type { Db } from "../../db/client";
import { order, ORDER, orderItem, wishlist, wishlistItem, wishlistShare } from "../../db/schema";
import { fail } from "../../envelope";
import { sellingRule } from "../cart/selling-rule";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";

/** A list as one customer sees it. */
export type SeenList = typeof wishlist.$inferSelect & { isOwn: boolean; grant: "READ" | "WRITE" };

type Line = { productId: number; quantity: number };

const FIRST_NAME = "I miei preferiti";
const MOST_PURCHASED = 24;

const unknownList = () => fail("error.list.unknown", "Questa lista non esiste più.");
const notAllowed = () =>
  fail("error.list.read_only", "Non si hanno le autorizzazioni per modificare/cancellare la lista");

const owned = (row: typeof wishlist.$inferSelect): SeenList => ({ ...row, isOwn: true, grant: "WRITE" });

/** A list the customer may see: their own, or one shared with them. */
export async function seenList(db: Db, customerId: number, listId: number): Promise<SeenList> {
  const [found] = await db
    .select({ row: wishlist, grant: wishlistShare.grant })
    .from(wishlist)
    .leftJoin(
      wishlistShare,
      and(eq(wishlistShare.listId, wishlist.listId), eq(wishlistShare.customerId, customerId)),
    )
    .where(eq(wishlist.listId, listId));
  if (found?.row.customerId === customerId) return owned(found.row);
  if (!found?.grant) throw unknownList();
  return { ...found.row, preferred: false, isOwn: false, grant: found.grant };
}

/** A list whose goods and name the customer may change. */
export async function writableList(db: Db, customerId: number, listId: number): Promise<SeenList> {
  const list = await seenList(db, customerId, listId);
  if (list.grant === "READ") throw notAllowed();
  return list;
}

/** A list that is the customer's: only theirs to delete or to make the default. */
export async function ownList(db: Db, customerId: number, listId: number): Promise<SeenList> {
  const list = await seenList(db, customerId, listId);
  if (!list.isOwn) throw notAllowed();
  return list;
}

/** The customer's lists, the default one first, then those shared with them; everybody has at least one. */
export async function listsOf(db: Db, customerId: number, now: Date): Promise<SeenList[]> {
  const find = () =>
    db
      .select()
      .from(wishlist)
      .where(eq(wishlist.customerId, customerId))
      .orderBy(desc(wishlist.preferred), asc(wishlist.name), asc(wishlist.listId));
  let own = await find();
  if (own.length === 0) {
    await db
      .insert(wishlist)
      .values({ customerId, name: FIRST_NAME, preferred: true, createdAt: now, updatedAt: now });
    own = await find();
  }
  const shared = await db
    .select({ row: wishlist, grant: wishlistShare.grant })
    .from(wishlistShare)
    .innerJoin(wishlist, eq(wishlist.listId, wishlistShare.listId))
    .where(eq(wishlistShare.customerId, customerId))
    .orderBy(asc(wishlist.name), asc(wishlist.listId));
  return [
    ...own.map(owned),
    ...shared.map(({ row, grant }) => ({ ...row, preferred: false, isOwn: false, grant })),
  ];
}

/** Gives the default to the first list left when the default one has gone. */
export async function keepOneDefault(db: Db, customerId: number, now: Date): Promise<void> {
  const own = (await listsOf(db, customerId, now)).filter(({ isOwn }) => isOwn);
  const [first] = own;
  if (!first || own.some(({ preferred }) => preferred)) return;
  await db.update(wishlist).set({ preferred: true }).where(eq(wishlist.listId, first.listId));
}

export const listItems = (db: Db, listId: number) =>
  db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.listId, listId))
    .orderBy(asc(wishlistItem.addedAt), asc(wishlistItem.productId));

/** What every answer says of a list. */
export function listWire(list: SeenList, size: number): WireWishlist {
  return {
    listId: list.listId,
    listName: list.name,
    name: list.name,
    size,
    isDefault: list.preferred,
    isOwn: list.isOwn,
    sharingData: { grant: list.grant },
  };
}

/** Grams of loose goods; 0 for what is not sold by weight. */
const weightOf = (rule: SellingRule, quantity: number) =>
  rule.kind === "loose" ? Math.round(listItemWish(rule, quantity) * 1000) : 0;

/** Goods of a list: those that can be had, and those that cannot. */
async function goodsWire(db: Db, lines: Line[], now: Date) {
  const quantityOf = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const products = await findProducts(db, [...quantityOf.keys()]);
  const wires = products.map((found) => ({
    active: found.priceCents !== null && found.stock !== 0,
    item: {
      itemId: found.productId,
      product: productWire(found, now),
      quantity: quantityOf.get(found.productId) ?? 1,
      weight: weightOf(sellingRule(found.infos), quantityOf.get(found.productId) ?? 1),
    },
  }));
  return {
    wishlistItems: wires.filter(({ active }) => active).map(({ item }) => item),
    wishlistInactiveItems: wires.filter(({ active }) => !active).map(({ item }) => item),
  };
}

export async function wishlistWire(db: Db, list: SeenList, now: Date): Promise<WireWishlist> {
  const goods = await goodsWire(db, await listItems(db, list.listId), now);
  const size = goods.wishlistItems.length + goods.wishlistInactiveItems.length;
  return { ...listWire(list, size), ...goods };
}

/** What the customer bought most often, as a list without a name that nobody can change. */
export async function mostPurchasedWire(db: Db, customerId: number, now: Date): Promise<WireWishlist> {
  const often = await db
    .select({ productId: orderItem.productId })
    .from(orderItem)
    .innerJoin(order, eq(order.orderId, orderItem.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        eq(orderItem.packaging, false),
        notInArray(order.orderStatusId, [ORDER.cancelled, ORDER.unpaid]),
      ),
    )
    .groupBy(orderItem.productId)
    .orderBy(desc(count()), desc(sum(orderItem.quantity)), asc(orderItem.productId))
    .limit(MOST_PURCHASED);
  const goods = await goodsWire(
    db,
    often.map(({ productId }) => ({ productId, quantity: 1 })),
    now,
  );
  return { listId: 0, size: often.length, sharingData: { grant: "READ" }, ...goods };
}

/** How many goods lie in each of the lists. */
export async function sizesOf(db: Db, listIds: number[]): Promise<Map<number, number>> {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .select({ listId: wishlistItem.listId, size: count() })
    .from(wishlistItem)
    .where(inArray(wishlistItem.listId, listIds))
    .groupBy(wishlistItem.listId);
  return new Map(rows.map(({ listId, size }) => [listId, size]));
}

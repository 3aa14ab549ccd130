import { and, asc, count, desc, eq, gt, inArray, notInArray, sum } from "drizzle-orm";
import { NOT_PURCHASED_STATUSES, ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { WireWishlist } from "../../../lib/ebsn/schemas/list";
import { listItemCartQuantity, type SellingRule } from "../../../lib/rules/quantities/quantity";
import type { Db } from "../../db/client";
import { order, orderItem, wishlist, wishlistItem, wishlistShare } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { ebsnError } from "../../envelope";
import { parseSellingRule } from "../cart/selling-rule";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";
import type { AssortmentMapper } from "../warehouse/assortment";

export type VisibleList = typeof wishlist.$inferSelect & { isOwn: boolean; grant: "READ" | "WRITE" };

type ListLine = { productId: number; quantity: number };

type WishlistContext = { now: Date; applyAssortment: AssortmentMapper };

const DEFAULT_LIST_NAME = "I miei preferiti";
const MAX_MOST_PURCHASED = 24;

const unknownList = () => ebsnError("error.list.unknown", "Questa lista non esiste più.");
const notAllowed = () =>
  ebsnError("error.list.read_only", "Non si hanno le autorizzazioni per modificare/cancellare la lista");

const toOwnList = (row: typeof wishlist.$inferSelect): VisibleList => ({
  ...row,
  isOwn: true,
  grant: "WRITE",
});

export async function findVisibleList(db: Db, customerId: number, listId: number): Promise<VisibleList> {
  const [found] = await db
    .select({ row: wishlist, grant: wishlistShare.grant })
    .from(wishlist)
    .leftJoin(
      wishlistShare,
      and(eq(wishlistShare.listId, wishlist.listId), eq(wishlistShare.customerId, customerId)),
    )
    .where(eq(wishlist.listId, listId));
  if (found?.row.customerId === customerId) return toOwnList(found.row);
  if (!found?.grant) throw unknownList();
  return { ...found.row, preferred: false, isOwn: false, grant: found.grant };
}

export async function findWritableList(db: Db, customerId: number, listId: number): Promise<VisibleList> {
  const list = await findVisibleList(db, customerId, listId);
  if (list.grant === "READ") throw notAllowed();
  return list;
}

export async function findOwnList(db: Db, customerId: number, listId: number): Promise<VisibleList> {
  const list = await findVisibleList(db, customerId, listId);
  if (!list.isOwn) throw notAllowed();
  return list;
}

export const lockLists = (tx: Db, customerId: number) => lockSubject(tx, `lists:${customerId}`);

async function createDefaultList(tx: Db, customerId: number, now: Date): Promise<void> {
  await lockLists(tx, customerId);
  if ((await tx.$count(wishlist, eq(wishlist.customerId, customerId))) > 0) return;
  await tx
    .insert(wishlist)
    .values({ customerId, name: DEFAULT_LIST_NAME, preferred: true, createdAt: now, updatedAt: now });
}

/** The default list first, then shared ones; creates a first list when there is none. */
export async function findLists(db: Db, customerId: number, now: Date): Promise<VisibleList[]> {
  const findOwn = () =>
    db
      .select()
      .from(wishlist)
      .where(eq(wishlist.customerId, customerId))
      .orderBy(desc(wishlist.preferred), asc(wishlist.name), asc(wishlist.listId));
  let own = await findOwn();
  if (own.length === 0) {
    await db.transaction((tx) => createDefaultList(tx, customerId, now));
    own = await findOwn();
  }
  const shared = await db
    .select({ row: wishlist, grant: wishlistShare.grant })
    .from(wishlistShare)
    .innerJoin(wishlist, eq(wishlist.listId, wishlistShare.listId))
    .where(eq(wishlistShare.customerId, customerId))
    .orderBy(asc(wishlist.name), asc(wishlist.listId));
  return [
    ...own.map(toOwnList),
    ...shared.map(({ row, grant }) => ({ ...row, preferred: false, isOwn: false, grant })),
  ];
}

export async function ensureDefaultList(db: Db, customerId: number, now: Date): Promise<void> {
  const own = (await findLists(db, customerId, now)).filter(({ isOwn }) => isOwn);
  const [first] = own;
  if (!first || own.some(({ preferred }) => preferred)) return;
  await db.update(wishlist).set({ preferred: true }).where(eq(wishlist.listId, first.listId));
}

export const findListItems = (db: Db, listId: number) =>
  db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.listId, listId))
    .orderBy(asc(wishlistItem.addedAt), asc(wishlistItem.productId));

export function listWire(list: VisibleList, size: number): WireWishlist {
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

/** Grams for loose weight; 0 otherwise. */
const getWeight = (rule: SellingRule, quantity: number) =>
  rule.kind === "loose" ? Math.round(listItemCartQuantity(rule, quantity) * 1000) : 0;

async function listItemsWire(db: Db, lines: ListLine[], { now, applyAssortment }: WishlistContext) {
  const quantityByProductId = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const products = (await findProducts(db, [...quantityByProductId.keys()])).map(applyAssortment);
  const itemWires = products.map((found) => ({
    active: found.priceCents !== null && found.stock !== 0,
    item: {
      itemId: found.productId,
      product: productWire(found, now),
      quantity: quantityByProductId.get(found.productId) ?? 1,
      weight: getWeight(parseSellingRule(found.infos), quantityByProductId.get(found.productId) ?? 1),
    },
  }));
  return {
    wishlistItems: itemWires.filter(({ active }) => active).map(({ item }) => item),
    wishlistInactiveItems: itemWires.filter(({ active }) => !active).map(({ item }) => item),
  };
}

export async function wishlistWire(
  db: Db,
  list: VisibleList,
  context: WishlistContext,
): Promise<WireWishlist> {
  const items = await listItemsWire(db, await findListItems(db, list.listId), context);
  const size = items.wishlistItems.length + items.wishlistInactiveItems.length;
  return { ...listWire(list, size), ...items };
}

export function findMostPurchased(db: Db, customerId: number): Promise<{ productId: number }[]> {
  return db
    .select({ productId: orderItem.productId })
    .from(orderItem)
    .innerJoin(order, eq(order.orderId, orderItem.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        eq(orderItem.packaging, false),
        gt(orderItem.quantity, 0),
        notInArray(order.orderStatusId, [...NOT_PURCHASED_STATUSES, ORDER_STATUS.unpaid]),
      ),
    )
    .groupBy(orderItem.productId)
    .orderBy(desc(count()), desc(sum(orderItem.quantity)), asc(orderItem.productId))
    .limit(MAX_MOST_PURCHASED);
}

export async function mostPurchasedWire(
  db: Db,
  customerId: number,
  context: WishlistContext,
): Promise<WireWishlist> {
  const mostPurchased = await findMostPurchased(db, customerId);
  const items = await listItemsWire(
    db,
    mostPurchased.map(({ productId }) => ({ productId, quantity: 1 })),
    context,
  );
  return { listId: 0, size: mostPurchased.length, sharingData: { grant: "READ" }, ...items };
}

export async function countListItems(db: Db, listIds: number[]): Promise<Map<number, number>> {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .select({ listId: wishlistItem.listId, size: count() })
    .from(wishlistItem)
    .where(inArray(wishlistItem.listId, listIds))
    .groupBy(wishlistItem.listId);
  return new Map(rows.map(({ listId, size }) => [listId, size]));
}

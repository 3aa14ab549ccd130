import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { currentPreview } from "../../preview-clock";
import { cart, notSold, warehouse } from "../../db/schema";
import { currentCartOf } from "../cart/current-cart";
import { ownerOf } from "../cart/owner";
import { type ProductRow, withoutSale } from "../catalogue/rows";
import type { Visitor } from "../session/session";

const selectNotSold = (db: Db) =>
  db
    .select({ productId: notSold.productId })
    .from(notSold)
    .innerJoin(warehouse, eq(warehouse.warehouseId, notSold.warehouseId));

export async function findNotSoldInCart(db: Db, cartId: number): Promise<ReadonlySet<number>> {
  const rows = await selectNotSold(db)
    .innerJoin(cart, eq(cart.storeId, warehouse.storeId))
    .where(eq(cart.cartId, cartId));
  return new Set(rows.map(({ productId }) => productId));
}

/** A preview uses the assortment of its store. */
async function findNotSoldForVisitor(db: Db, visitor: Visitor): Promise<{ productId: number }[]> {
  const warehouseId = currentPreview()?.warehouseId ?? null;
  if (warehouseId !== null) return selectNotSold(db).where(eq(notSold.warehouseId, warehouseId));
  const owner = ownerOf(visitor);
  if (!owner) return [];
  return selectNotSold(db).innerJoin(cart, eq(cart.storeId, warehouse.storeId)).where(currentCartOf(owner));
}

export async function findVisitorWarehouseId(db: Db, visitor: Visitor): Promise<number | null> {
  const owner = ownerOf(visitor);
  if (!owner) return null;
  const [row] = await db
    .select({ warehouseId: warehouse.warehouseId })
    .from(warehouse)
    .innerJoin(cart, eq(cart.storeId, warehouse.storeId))
    .where(currentCartOf(owner));
  return row?.warehouseId ?? null;
}

export const selectNotSoldIn = (db: Db, warehouseId: number) =>
  db.select({ productId: notSold.productId }).from(notSold).where(eq(notSold.warehouseId, warehouseId));

export async function findNotSoldIn(
  db: Db,
  warehouseId: number,
  productIds: number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ productId: notSold.productId })
    .from(notSold)
    .where(and(eq(notSold.warehouseId, warehouseId), inArray(notSold.productId, productIds)));
  return new Set(rows.map(({ productId }) => productId));
}

export type AssortmentMapper = (row: ProductRow) => ProductRow;

/** Products that the visitor's store does not sell appear as out of stock. */
export async function getAssortmentMapper(db: Db, visitor: Visitor): Promise<AssortmentMapper> {
  const notSoldIds = new Set((await findNotSoldForVisitor(db, visitor)).map(({ productId }) => productId));
  return (row) => (notSoldIds.has(row.productId) ? withoutSale(row) : row);
}

import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_REOPENED, cart, notSold, warehouse } from "../../db/schema";
import type { ProductRow } from "../catalogue/rows";
import type { Visitor } from "../session/session";

const ofStores = (db: Db) =>
  db
    .select({ productId: notSold.productId })
    .from(notSold)
    .innerJoin(warehouse, eq(warehouse.warehouseId, notSold.warehouseId));

/** What the store of a cart does not sell. */
export async function leftOutOfCart(db: Db, cartId: number): Promise<ReadonlySet<number>> {
  const rows = await ofStores(db)
    .innerJoin(cart, eq(cart.storeId, warehouse.storeId))
    .where(eq(cart.cartId, cartId));
  return new Set(rows.map(({ productId }) => productId));
}

async function leftOutFor(db: Db, { customer, choice }: Visitor): Promise<{ productId: number }[]> {
  if (customer)
    return ofStores(db)
      .innerJoin(cart, eq(cart.storeId, warehouse.storeId))
      .where(
        and(eq(cart.customerId, customer.customerId), inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED])),
      );
  return choice.storeId === undefined ? [] : ofStores(db).where(eq(warehouse.storeId, choice.storeId));
}

/** A product as the store of a visitor has it: what it does not sell is not available. */
export async function assortmentOf(db: Db, visitor: Visitor): Promise<(row: ProductRow) => ProductRow> {
  const left = new Set((await leftOutFor(db, visitor)).map(({ productId }) => productId));
  return (row) => (left.has(row.productId) ? { ...row, stock: 0 } : row);
}

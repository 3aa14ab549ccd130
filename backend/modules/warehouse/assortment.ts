import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_REOPENED, cart, notSold, warehouse } from "../../db/schema";
import type { ProductRow } from "../catalogue/rows";
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

async function findNotSoldForVisitor(
  db: Db,
  { customer, choice }: Visitor,
): Promise<{ productId: number }[]> {
  if (customer)
    return selectNotSold(db)
      .innerJoin(cart, eq(cart.storeId, warehouse.storeId))
      .where(
        and(eq(cart.customerId, customer.customerId), inArray(cart.cartStatusId, [CART_OPEN, CART_REOPENED])),
      );
  return choice.storeId === undefined ? [] : selectNotSold(db).where(eq(warehouse.storeId, choice.storeId));
}

/** Marks products the visitor's store does not sell as out of stock. */
export async function getAssortmentMapper(
  db: Db,
  visitor: Visitor,
): Promise<(row: ProductRow) => ProductRow> {
  const notSoldIds = new Set((await findNotSoldForVisitor(db, visitor)).map(({ productId }) => productId));
  return (row) => (notSoldIds.has(row.productId) ? { ...row, stock: 0 } : row);
}

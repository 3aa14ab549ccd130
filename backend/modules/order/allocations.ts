import { and, eq, sql } from "drizzle-orm";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import type { Db } from "../../db/client";
import { orderItem, product } from "../../db/schema";

/** Ordered quantity by product id; packaging is not counted. */
export type Allocations = Map<number, number>;

export async function findAllocations(tx: Db, orderId: number): Promise<Allocations> {
  const items = await tx
    .select({ productId: orderItem.productId, quantity: orderItem.quantity })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.packaging, false)));
  const allocations: Allocations = new Map();
  for (const { productId, quantity } of items)
    allocations.set(productId, roundQuantity((allocations.get(productId) ?? 0) + quantity));
  return allocations;
}

/** Returns stock (1), or takes it again within the same transaction (-1). */
export async function adjustStock(tx: Db, allocations: Allocations, sign: 1 | -1): Promise<void> {
  // Ascending ids, as at checkout: a consistent lock order prevents deadlocks.
  for (const [productId, quantity] of [...allocations].sort(([a], [b]) => a - b))
    if (quantity > 0)
      await tx
        .update(product)
        .set({ stock: sql`${product.stock} + ${sign * quantity}` })
        .where(and(eq(product.productId, productId), sql`${product.stock} is not null`));
}

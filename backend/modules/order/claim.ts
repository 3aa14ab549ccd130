import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { orderItem, product } from "../../db/schema";

/** How much of each product an order holds; bags are not counted. */
export type Claim = Map<number, number>;

export async function claimOf(tx: Db, orderId: number): Promise<Claim> {
  const items = await tx
    .select({ productId: orderItem.productId, quantity: orderItem.quantity })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.packaging, false)));
  const claim: Claim = new Map();
  for (const { productId, quantity } of items) claim.set(productId, (claim.get(productId) ?? 0) + quantity);
  return claim;
}

/** Puts goods back, or takes back what was put back in the same transaction. */
export async function moveStock(tx: Db, claim: Claim, sign: 1 | -1): Promise<void> {
  // Ascending ids, as when buying: two transactions never wait for each other crosswise.
  for (const [productId, quantity] of [...claim].sort(([a], [b]) => a - b))
    if (quantity > 0)
      await tx
        .update(product)
        .set({ stock: sql`${product.stock} + ${sign * quantity}` })
        .where(and(eq(product.productId, productId), sql`${product.stock} is not null`));
}

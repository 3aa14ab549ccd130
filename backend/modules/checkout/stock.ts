import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";
import { fail } from "../../envelope";
import type { Line } from "../cart/items";

const soldOut = (name: string) =>
  fail(
    "msg.cart.availability.errors",
    `«${name}» non è più disponibile nella quantità richiesta: qualcuno è arrivato prima. Aggiorna il carrello e riprova.`,
  );

/** Takes the goods out of stock inside the buyer's transaction; fails when somebody was quicker. */
export async function takeStock(tx: Db, lines: Line[]): Promise<void> {
  const wanted = new Map<number, { quantity: number; name: string }>();
  for (const { item, article } of lines) {
    if (article.kind !== "product" || article.row.stock === null) continue;
    const before = wanted.get(item.productId)?.quantity ?? 0;
    wanted.set(item.productId, { quantity: before + item.quantity, name: article.row.name });
  }
  // Ascending ids: two buyers never wait for each other crosswise.
  for (const [productId, { quantity, name }] of [...wanted].sort(([a], [b]) => a - b)) {
    const taken = await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.productId, productId), gte(product.stock, quantity)))
      .returning({ productId: product.productId });
    if (taken.length === 0) throw soldOut(name);
  }
}

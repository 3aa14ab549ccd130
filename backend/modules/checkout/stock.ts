import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";
import { failInBoth } from "../../envelope";
import type { Line } from "../cart/items";

const soldOut = (name: string) =>
  failInBoth("msg.cart.availability.errors", {
    message: `«${name}» non è più disponibile nella quantità richiesta: qualcuno è arrivato prima. Aggiorna il carrello e riprova.`,
    english: `“${name}” is no longer available in the quantity you asked for: somebody was faster. Update the cart and try again.`,
  });

export async function takeStock(tx: Db, lines: Line[]): Promise<void> {
  const required = new Map<number, { quantity: number; name: string }>();
  for (const { item, article } of lines) {
    if (article.kind !== "product" || article.row.stock === null) continue;
    const previousQuantity = required.get(item.productId)?.quantity ?? 0;
    required.set(item.productId, { quantity: previousQuantity + item.quantity, name: article.row.name });
  }
  // Ascending ids prevent deadlocks between buyers.
  for (const [productId, { quantity, name }] of [...required].sort(([a], [b]) => a - b)) {
    const updated = await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}` })
      .where(and(eq(product.productId, productId), gte(product.stock, quantity)))
      .returning({ productId: product.productId });
    if (updated.length === 0) throw soldOut(name);
  }
}

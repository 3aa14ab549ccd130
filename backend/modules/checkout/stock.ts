import { and, eq, gte, sql } from "drizzle-orm";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import { readableName } from "../../../lib/rules/text/names";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";
import { EbsnError } from "../../envelope";
import type { Line } from "../cart/items";
import { translatedMessage } from "../lang/translated-message";

const soldOut = (name: string) =>
  new EbsnError([
    translatedMessage("msg.cart.availability.errors", ({ t }) => t("answer.soldOut", { name })),
  ]);

/** False where less is left; `stock` is not null. */
export async function takeFromStock(tx: Db, productId: number, quantity: number): Promise<boolean> {
  const updated = await tx
    .update(product)
    .set({ stock: sql`${product.stock} - ${quantity}` })
    .where(and(eq(product.productId, productId), gte(product.stock, quantity)))
    .returning({ productId: product.productId });
  return updated.length > 0;
}

export async function takeStock(tx: Db, lines: Line[]): Promise<void> {
  const required = new Map<number, { quantity: number; name: string }>();
  for (const { item, article } of lines) {
    if (article.kind !== "product" || article.row.stock === null) continue;
    const previousQuantity = required.get(item.productId)?.quantity ?? 0;
    const quantity = roundQuantity(previousQuantity + item.quantity);
    required.set(item.productId, { quantity, name: readableName(article.row.name) });
  }
  // Ascending ids prevent deadlocks between buyers.
  for (const [productId, { quantity, name }] of [...required].sort(([a], [b]) => a - b))
    if (!(await takeFromStock(tx, productId, quantity))) throw soldOut(name);
}

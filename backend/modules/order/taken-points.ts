import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";
import { isPromoApplied } from "../promotion/offer";
import type { OrderItemRow, OrderRow } from "./rows";

/** What the pieces that are taken out had cost in points: by the promotion, while the product still has it. */
export async function findTakenPoints(
  tx: Db,
  { pointsSpent }: Pick<OrderRow, "pointsSpent">,
  items: OrderItemRow[],
  rest: OrderItemRow[],
): Promise<number> {
  if (pointsSpent === 0) return 0;
  const reduced = items.filter(({ packaging, discountCents }) => !packaging && discountCents > 0);
  const found = await tx
    .select({ productId: product.productId, promo: product.promo })
    .from(product)
    .where(
      inArray(
        product.productId,
        reduced.map(({ productId }) => productId),
      ),
    );
  const promos = new Map(found.map(({ productId, promo }) => [productId, promo]));
  const remaining = new Map(rest.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const taken = reduced.reduce((total, { orderItemId, productId, quantity, infos }) => {
    const promo = promos.get(productId);
    if (!promo || !isPromoApplied(promo, infos.use_wpid)) return total;
    const pieces = Math.ceil(quantity) - Math.ceil(remaining.get(orderItemId) ?? quantity);
    return total + (promo.points ?? 0) * pieces;
  }, 0);
  return Math.min(pointsSpent, taken);
}

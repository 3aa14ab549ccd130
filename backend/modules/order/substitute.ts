import { and, asc, desc, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";
import type { OrderItemRow } from "./release";

/** The terms of sale: a substitute costs at most a tenth more, and never more to the customer. */
const MAX_PRICE_SHARE = 1.1;

export type Substitute = { product: WireProduct; cents: number };

/** The product of the same shelf whose price is nearest; null when there is none. */
export async function findSubstitute(tx: Db, item: OrderItemRow, now: Date): Promise<Substitute | null> {
  const [ordered] = await tx.select().from(product).where(eq(product.productId, item.productId));
  if (!ordered) return null;
  const [candidate] = await tx
    .select({ productId: product.productId })
    .from(product)
    .where(
      and(
        eq(product.categoryId, ordered.categoryId),
        ne(product.productId, ordered.productId),
        sql`${product.infos}->>'TIPOLOGIA' = ${ordered.infos.TIPOLOGIA ?? ""}`,
        or(isNull(product.stock), gt(product.stock, item.quantity)),
        lte(product.priceCents, Math.floor(item.unitCents * MAX_PRICE_SHARE)),
        sql`jsonb_array_length(${product.selectOptions}) = 0`,
      ),
    )
    .orderBy(
      desc(sql`${product.name} = ${ordered.name}`),
      desc(sql`${product.description} = ${ordered.description}`),
      sql`abs(${product.priceCents} - ${item.unitCents})`,
      asc(product.productId),
    )
    .limit(1);
  if (!candidate) return null;
  const [row] = await findProducts(tx, [candidate.productId]);
  if (!row) return null;
  const fullCents = Math.round((row.priceCents ?? 0) * item.quantity);
  return { product: productWire(row, now), cents: Math.min(item.netCents, fullCents) };
}

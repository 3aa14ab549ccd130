import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { category, productIndex } from "../../db/schema";
import { italianDay } from "./campaign";
import { inCategory } from "./filters";
import { flag, ids, optionalId } from "./list-params";
import { findProducts } from "./rows";
import { productWire } from "./wire";

/** The query of GET /adv, what shelves of recommended products are filled by; `layout` changes nothing here. */
export const advParams = z.object({
  category_id: optionalId,
  product_id: ids,
  limit: z.coerce.number().int().min(1).max(48).default(12),
  shuffle: flag,
  promo: flag,
});

/** Goods of the same aisle as the product, its own shelf first. */
function alike(productId: number): { filter: SQL | undefined; order: SQL } {
  const shelf = sql`(select p.position from product_index p where p.product_id = ${productId})`;
  const aisle = (column: SQL) =>
    sql`(select ${column} from ${category} own join ${category} aisle on aisle.category_id = coalesce(own.parent_id, own.category_id) where own.first = ${shelf})`;
  return {
    filter: and(
      sql`${productIndex.position} between ${aisle(sql`aisle.first`)} and ${aisle(sql`aisle.last`)}`,
      ne(productIndex.productId, productId),
    ),
    order: sql`${productIndex.position} = ${shelf} desc`,
  };
}

/** Recommended products: sold best first, or shuffled anew each day. */
export async function advertised(
  db: Db,
  wanted: z.output<typeof advParams>,
  now: Date,
): Promise<WireProductList> {
  const [productId] = wanted.product_id;
  const near = productId === undefined ? null : alike(productId);
  const filter = and(
    near?.filter,
    wanted.category_id === undefined ? undefined : inCategory(wanted.category_id),
    wanted.promo ? eq(productIndex.onPromo, true) : undefined,
    sql`${productIndex.payCents} is not null`,
  );
  const order = wanted.shuffle
    ? [sql`md5(${productIndex.productId}::text || ${String(italianDay(now))})`]
    : [...(near ? [near.order] : []), sql`${productIndex.rank}`];
  const found = await db
    .select({ id: productIndex.productId })
    .from(productIndex)
    .where(filter)
    .orderBy(...order)
    .limit(wanted.limit);
  const rows = await findProducts(
    db,
    found.map(({ id }) => id),
  );
  return {
    page: { selPage: 1, totPages: 1, totItems: rows.length, itemsPerPage: wanted.limit },
    products: rows.map((row) => productWire(row, now)),
  };
}

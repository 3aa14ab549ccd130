import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { category, notSold, productIndex, warehouse } from "../../db/schema";
import { number } from "../../http/number";
import type { Visitor } from "../session/session";
import { boughtBy, isHadIn, slotFor } from "./adv-viewer";
import { italianDay } from "./campaign";
import { inCategory } from "./filters";
import { flag, ids, optionalId } from "./list-params";
import { findProducts, type ProductRow } from "./rows";
import { productWire } from "./wire";

/** What a layout is about; any other is of the goods sold best. */
const LAYOUTS: Readonly<Record<number, SQL>> = {
  28: sql`${productIndex.isNew}`,
  29: sql`${productIndex.onPromo}`,
};

/** An id, or "true" for the visitor's own. */
const ownOrId = z
  .preprocess(
    (value) => (value === "" ? undefined : value),
    z.union([z.literal("true"), optionalId]).optional(),
  )
  .transform((value) => (value === "true" ? ("own" as const) : value));

/** The query of GET /adv, what shelves of recommended products are filled by. */
export const advParams = z.object({
  layout: optionalId,
  user_id: ownOrId,
  /** Only what the warehouse sells; one that is none has no goods. */
  warehouse_id: optionalId,
  timeslot_id: ownOrId,
  category_id: optionalId,
  product_id: ids,
  limit: number.pipe(z.number().int().min(1).max(48)).default(12),
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

const soldAt = (warehouseId: number): SQL =>
  sql`exists (select 1 from ${warehouse} where ${warehouse.warehouseId} = ${warehouseId})
    and not exists (select 1 from ${notSold}
      where ${notSold.warehouseId} = ${warehouseId} and ${notSold.productId} = ${productIndex.productId})`;

type Wanted = z.output<typeof advParams>;

/** A shelf for a person is filled for that very person; for anybody else it stays empty. */
function forPerson({ user_id: userId }: Wanted, { customer }: Visitor) {
  if (userId === undefined) return null;
  const isOwn = customer && (userId === "own" || userId === customer.customerId);
  return isOwn ? boughtBy(customer.customerId) : { filter: sql`false`, order: sql`1` };
}

/** Some may not be had in the slot: as many more are looked at. */
const SPARE = 3;

/** Recommended products: sold best first, or shuffled anew each day. */
export async function advertised(
  db: Db,
  wanted: Wanted,
  visitor: Visitor,
  now: Date,
  inStore: (row: ProductRow) => ProductRow,
): Promise<WireProductList> {
  const [productId] = wanted.product_id;
  const near = productId === undefined ? null : alike(productId);
  const person = forPerson(wanted, visitor);
  const slot = wanted.timeslot_id === undefined ? null : await slotFor(db, wanted.timeslot_id, visitor, now);
  const filter = and(
    near?.filter,
    person?.filter,
    wanted.layout === undefined ? undefined : LAYOUTS[wanted.layout],
    wanted.warehouse_id === undefined ? undefined : soldAt(wanted.warehouse_id),
    wanted.category_id === undefined ? undefined : inCategory(wanted.category_id),
    wanted.promo ? eq(productIndex.onPromo, true) : undefined,
    sql`${productIndex.payCents} is not null`,
  );
  const order = wanted.shuffle
    ? [sql`md5(${productIndex.productId}::text || ${String(italianDay(now))})`]
    : [...(person ? [person.order] : []), ...(near ? [near.order] : []), sql`${productIndex.rank}`];
  const found = await db
    .select({ id: productIndex.productId })
    .from(productIndex)
    .where(filter)
    .orderBy(...order)
    .limit(slot ? wanted.limit * SPARE : wanted.limit);
  const looked = await findProducts(
    db,
    found.map(({ id }) => id),
  );
  const rows = (slot ? looked.filter((row) => isHadIn(row, slot, now)) : looked).slice(0, wanted.limit);
  return {
    page: { selPage: 1, totPages: 1, totItems: rows.length, itemsPerPage: wanted.limit },
    products: rows.map((row) => productWire(inStore(row), now)),
  };
}

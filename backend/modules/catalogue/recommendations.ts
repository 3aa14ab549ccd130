import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { category, notSold, productIndex, warehouse } from "../../db/schema";
import { number } from "../../http/number";
import type { Visitor } from "../session/session";
import { purchasedBy, isAvailableInSlot, resolveSlot } from "./recommendation-filters";
import { toItalianDay } from "./campaign";
import { inCategory } from "./filters";
import { checkbox } from "../../http/flag";
import { ids, optionalId } from "./list-params";
import { promotableFilter } from "./promotable";
import { findProducts, type ProductRow } from "./rows";
import { productWire } from "./wire";

/** Other layouts show best sellers. */
const LAYOUTS: Readonly<Record<number, SQL>> = {
  28: sql`${productIndex.isNew}`,
  29: sql`${productIndex.onPromo}`,
};

const ownOrId = z
  .preprocess(
    (value) => (value === "" ? undefined : value),
    z.union([z.literal("true"), optionalId]).optional(),
  )
  .transform((value) => (value === "true" ? ("own" as const) : value));

export const advParams = z.object({
  layout: optionalId,
  user_id: ownOrId,
  /** An unknown warehouse sells none. */
  warehouse_id: optionalId,
  timeslot_id: ownOrId,
  category_id: optionalId,
  product_id: ids,
  limit: number.pipe(z.number().int().min(1).max(48)).default(12),
  shuffle: checkbox,
  promo: checkbox,
});

function similarTo(productId: number): { filter: SQL | undefined; order: SQL } {
  const ownPosition = sql`(select p.position from product_index p where p.product_id = ${productId})`;
  const parentCategory = (column: SQL) =>
    sql`(select ${column} from ${category} own join ${category} parent on parent.category_id = coalesce(own.parent_id, own.category_id) where own.first = ${ownPosition})`;
  return {
    filter: and(
      sql`${productIndex.position} between ${parentCategory(sql`parent.first`)} and ${parentCategory(sql`parent.last`)}`,
      ne(productIndex.productId, productId),
    ),
    order: sql`${productIndex.position} = ${ownPosition} desc`,
  };
}

const soldByWarehouse = (warehouseId: number): SQL =>
  sql`exists (select 1 from ${warehouse} where ${warehouse.warehouseId} = ${warehouseId})
    and not exists (select 1 from ${notSold}
      where ${notSold.warehouseId} = ${warehouseId} and ${notSold.productId} = ${productIndex.productId})`;

type AdvParams = z.output<typeof advParams>;

/** Only the customer themselves gets personal results; anyone else gets none. */
function personalFilter({ user_id: userId }: AdvParams, { customer }: Visitor) {
  if (userId === undefined) return null;
  const isOwn = customer && (userId === "own" || userId === customer.customerId);
  return isOwn ? purchasedBy(customer.customerId) : { filter: sql`false`, order: sql`1` };
}

/** Some candidates are not available in the slot. */
const OVERFETCH_FACTOR = 3;

export async function recommendProducts(
  db: Db,
  params: AdvParams,
  visitor: Visitor,
  now: Date,
  applyAssortment: (row: ProductRow) => ProductRow,
): Promise<WireProductList> {
  const [productId] = params.product_id;
  const similar = productId === undefined ? null : similarTo(productId);
  const personal = personalFilter(params, visitor);
  const slot =
    params.timeslot_id === undefined ? null : await resolveSlot(db, params.timeslot_id, visitor, now);
  const filter = and(
    similar?.filter,
    personal?.filter,
    params.layout === undefined ? undefined : LAYOUTS[params.layout],
    params.warehouse_id === undefined ? undefined : soldByWarehouse(params.warehouse_id),
    params.category_id === undefined ? undefined : inCategory(params.category_id),
    params.promo ? eq(productIndex.onPromo, true) : undefined,
    sql`${productIndex.payCents} is not null`,
    promotableFilter(productIndex),
  );
  const order = params.shuffle
    ? [sql`md5(${productIndex.productId}::text || ${String(toItalianDay(now))})`]
    : [...(personal ? [personal.order] : []), ...(similar ? [similar.order] : []), sql`${productIndex.rank}`];
  const found = await db
    .select({ id: productIndex.productId })
    .from(productIndex)
    .where(filter)
    .orderBy(...order)
    .limit(slot ? params.limit * OVERFETCH_FACTOR : params.limit);
  const candidates = await findProducts(
    db,
    found.map(({ id }) => id),
  );
  const rows = (slot ? candidates.filter((row) => isAvailableInSlot(row, slot, now)) : candidates).slice(
    0,
    params.limit,
  );
  return {
    page: { selPage: 1, totPages: 1, totItems: rows.length, itemsPerPage: params.limit },
    products: rows.map((row) => productWire(applyAssortment(row), now)),
  };
}

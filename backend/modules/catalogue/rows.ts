import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { movedSlug, product, productClass, vendor } from "../../db/schema";
import { isPromotable } from "./promotable";

export type ClassRow = {
  productClassId: number;
  groupId: number;
  name: string;
  maxValue: number | null;
  maxUnit: string;
};

export type ProductRow = typeof product.$inferSelect & {
  /** Null: not reduced, or unknown. */
  lowestPrice30Cents: number | null;

  vendorName: string;
  vendorAddress: string;
  classRows: ClassRow[];
  /** The visitor's store does not sell it: no alert would come true. */
  isNotSold?: true;
};

/** Appears as out of stock. */
export const withoutSale = (row: ProductRow): ProductRow => ({ ...row, stock: 0, isNotSold: true });

const classRows = sql<ClassRow[]>`coalesce((
  select json_agg(json_build_object(
    'productClassId', c.product_class_id, 'groupId', c.group_id, 'name', c.name,
    'maxValue', c.max_value, 'maxUnit', c.max_unit) order by c.product_class_id)
  from ${productClass} c where c.product_class_id = any(${product.classes})), '[]'::json)`;

/** From the recorded prices (Codice del consumo 17-bis). */
export const lowestPrice30Cents = sql<number | null>`case
  when ${product.promo} -> 'discountPerc' is not null or ${product.announcedPromo} is not null
  then lowest_price_30(${product.productId}) end`.as("lowest_price30_cents");

async function selectProducts(db: Db, where: SQL): Promise<ProductRow[]> {
  const rows = await db
    .select({
      ...getTableColumns(product),
      lowestPrice30Cents,
      vendorName: vendor.name,
      vendorAddress: vendor.address,
      classRows,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.vendorId, product.vendorId))
    .where(where);
  return rows.map((row) => (isPromotable(row) ? row : { ...row, promo: null, announcedPromo: null }));
}

export async function findProducts(db: Db, ids: number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(db, inArray(product.productId, [...new Set(ids)]));
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Also finds previous slugs. */
export async function findProductBySlug(db: Db, slug: string): Promise<ProductRow | null> {
  const currentSlug = sql`coalesce((select ${movedSlug.slug} from ${movedSlug} where ${movedSlug.oldSlug} = ${slug}), ${slug})`;
  const [row] = await selectProducts(db, sql`${product.slug} = ${currentSlug}`);
  return row ?? null;
}

import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartItem, category, packaging, product } from "../../db/schema";
import { findProducts, type ProductRow } from "../catalogue/rows";
import { leftOutOfCart } from "../warehouse/assortment";
import { heldStock } from "./reopened";

export type CartItemRow = typeof cartItem.$inferSelect;
export type PackagingRow = typeof packaging.$inferSelect;

export type Department = { categoryId: number; name: string; first: number };

/** What a line sells: goods of the catalogue, or a bag. */
export type Article =
  | {
      kind: "product";
      row: ProductRow;
      department: Department;
      /** by the store of the cart. */ isSold: boolean;
    }
  | { kind: "packaging"; row: PackagingRow };

export type Line = { item: CartItemRow; article: Article };

const NO_DEPARTMENT: Department = { categoryId: 0, name: "Altri articoli", first: Number.MAX_SAFE_INTEGER };

async function departments(db: Db, ids: number[]): Promise<Map<number, Department>> {
  const rows = await db
    .select({ productId: product.productId, slug: category.slug })
    .from(product)
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(inArray(product.productId, ids));
  const roots = await db
    .select({
      categoryId: category.categoryId,
      name: category.name,
      slug: category.slug,
      first: category.first,
    })
    .from(category)
    .where(sql`${category.parentId} is null`);
  const bySlug = new Map(roots.map((root) => [root.slug, root]));
  return new Map(
    rows.map(({ productId, slug }) => [productId, bySlug.get(slug.split("/")[0] ?? "") ?? NO_DEPARTMENT]),
  );
}

/** What a cart finds: `held` is in stock for it alone, `left` its store does not sell. */
export type Supply = { held: ReadonlyMap<number, number>; left: ReadonlySet<number> };

const EVERYTHING: Supply = { held: new Map(), left: new Set() };

export async function supplyOf(db: Db, cartId: number): Promise<Supply> {
  return { held: await heldStock(db, cartId), left: await leftOutOfCart(db, cartId) };
}

/** The articles with these ids, bags among them; unknown ids are left out. */
export async function findArticles(
  db: Db,
  ids: number[],
  { held, left }: Supply = EVERYTHING,
): Promise<Map<number, Article>> {
  const found = new Map<number, Article>();
  if (ids.length === 0) return found;
  const products = await findProducts(db, ids);
  const roots = await departments(db, ids);
  for (const row of products)
    found.set(row.productId, {
      kind: "product",
      row: row.stock === null ? row : { ...row, stock: row.stock + (held.get(row.productId) ?? 0) },
      department: roots.get(row.productId) ?? NO_DEPARTMENT,
      isSold: !left.has(row.productId),
    });
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const bags = await db.select().from(packaging).where(inArray(packaging.productId, missing));
  for (const row of bags) found.set(row.productId, { kind: "packaging", row });
  return found;
}

/** The lines of a cart in the order they were added; goods that left the catalogue are gone. `known`: its supply, if read. */
export async function linesOf(db: Db, cartId: number, known?: Supply): Promise<Line[]> {
  const items = await db.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(cartItem.itemId);
  const articles = await findArticles(
    db,
    [...new Set(items.map((item) => item.productId))],
    known ?? (await supplyOf(db, cartId)),
  );
  return items.flatMap((item) => {
    const article = articles.get(item.productId);
    return article ? [{ item, article }] : [];
  });
}

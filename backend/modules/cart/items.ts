import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartItem, category, packaging, product } from "../../db/schema";
import { findProducts, type ProductRow } from "../catalogue/rows";
import { findNotSoldInCart } from "../warehouse/assortment";
import { findReservedStock } from "./reopened";

type CartItemRow = typeof cartItem.$inferSelect;
export type PackagingRow = typeof packaging.$inferSelect;

type Department = { categoryId: number; name: string; first: number };

export type Article =
  | {
      kind: "product";
      row: ProductRow;
      department: Department;
      isSold: boolean;
    }
  | { kind: "packaging"; row: PackagingRow };

export type Line = { item: CartItemRow; article: Article };

const NO_DEPARTMENT: Department = { categoryId: 0, name: "Altri articoli", first: Number.MAX_SAFE_INTEGER };

async function findDepartments(db: Db, ids: number[]): Promise<Map<number, Department>> {
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

/** `reservedStock` is set aside for this cart; its store does not sell `notSoldProductIds`. */
export type CartSupply = {
  reservedStock: ReadonlyMap<number, number>;
  notSoldProductIds: ReadonlySet<number>;
};

const DEFAULT_SUPPLY: CartSupply = { reservedStock: new Map(), notSoldProductIds: new Set() };

export async function loadSupply(db: Db, cartId: number): Promise<CartSupply> {
  return {
    reservedStock: await findReservedStock(db, cartId),
    notSoldProductIds: await findNotSoldInCart(db, cartId),
  };
}

export async function findArticles(
  db: Db,
  ids: number[],
  { reservedStock, notSoldProductIds }: CartSupply = DEFAULT_SUPPLY,
): Promise<Map<number, Article>> {
  const found = new Map<number, Article>();
  if (ids.length === 0) return found;
  const products = await findProducts(db, ids);
  const roots = await findDepartments(db, ids);
  for (const row of products)
    found.set(row.productId, {
      kind: "product",
      row: row.stock === null ? row : { ...row, stock: row.stock + (reservedStock.get(row.productId) ?? 0) },
      department: roots.get(row.productId) ?? NO_DEPARTMENT,
      isSold: !notSoldProductIds.has(row.productId),
    });
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const packagings = await db.select().from(packaging).where(inArray(packaging.productId, missing));
  for (const row of packagings) found.set(row.productId, { kind: "packaging", row });
  return found;
}

/** In the order they were added; products no longer in the catalogue are left out. */
export async function findLines(db: Db, cartId: number, supply?: CartSupply): Promise<Line[]> {
  const items = await db.select().from(cartItem).where(eq(cartItem.cartId, cartId)).orderBy(cartItem.itemId);
  const articles = await findArticles(
    db,
    [...new Set(items.map((item) => item.productId))],
    supply ?? (await loadSupply(db, cartId)),
  );
  return items.flatMap((item) => {
    const article = articles.get(item.productId);
    return article ? [{ item, article }] : [];
  });
}

import { sql, type SQL } from "drizzle-orm";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { plainSearch, readings, readSearch } from "../search/query";
import { foundCategories } from "../search/relevance";
import { facetsOf } from "./facets";
import { fullFilter } from "./filters";
import type { ListParams } from "./list-params";
import { type Found, listOrder } from "./order";
import { findProducts, type ProductRow } from "./rows";
import { productWire } from "./wire";

async function countOf(db: Db, filter: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productIndex)
    .where(filter);
  return row?.count ?? 0;
}

/** The strictest reading of the search that finds anything, with its count. */
async function find(
  db: Db,
  params: ListParams,
): Promise<{ found: Found | null; total: number; mended: string[] }> {
  if (!params.q) return { found: null, total: await countOf(db, fullFilter(params, null)), mended: [] };
  const read = await readSearch(db, params.q);
  const { mended } = read;
  const search = params.literal ? plainSearch(params.q) : read;
  for (const tsquery of readings(search)) {
    const total = await countOf(db, fullFilter(params, tsquery));
    if (total > 0)
      return { found: { search, tsquery, categories: await foundCategories(db, tsquery) }, total, mended };
  }
  return { found: null, total: 0, mended };
}

/** GET /products: a page of a list, the paging of the whole, its facets; `priced`: a row at another day's prices. */
export async function productList(
  db: Db,
  params: ListParams,
  now: Date,
  priced = (row: ProductRow): ProductRow => row,
): Promise<WireProductList> {
  const { found, total, mended } = await find(db, params);
  const { page, page_size: size } = params;
  const ids =
    total === 0
      ? []
      : await db
          .select({ id: productIndex.productId })
          .from(productIndex)
          .where(fullFilter(params, found?.tsquery ?? null))
          .orderBy(...listOrder(params.order_by, found))
          .limit(size)
          .offset((page - 1) * size);
  const rows = await findProducts(
    db,
    ids.map(({ id }) => id),
  );
  return {
    page: {
      selPage: page,
      totPages: Math.max(1, Math.ceil(total / size)),
      totItems: total,
      itemsPerPage: size,
    },
    ...(mended.length > 0 ? { search: { mended, literal: params.literal } } : {}),
    products: rows.map((row) => productWire(priced(row), now)),
    facets: total === 0 ? [] : await facetsOf(db, params, found?.tsquery ?? null),
  };
}

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

type Result = {
  found: Found | null;
  total: number;
  mended: string[];
  /** The widest reading, where none finds anything. */
  widest: SQL | null;
};

/** The strictest reading of the search that finds anything, with its count. */
async function find(db: Db, params: ListParams): Promise<Result> {
  if (!params.q) {
    return { found: null, total: await countOf(db, fullFilter(params, null)), mended: [], widest: null };
  }
  const read = await readSearch(db, params.q);
  const { mended } = read;
  const search = params.literal ? plainSearch(params.q) : read;
  let widest: SQL | null = null;
  for (const tsquery of readings(search)) {
    widest = tsquery;
    const total = await countOf(db, fullFilter(params, tsquery));
    if (total === 0) continue;
    const categories = await foundCategories(db, tsquery);
    return { found: { search, tsquery, categories }, total, mended, widest };
  }
  return { found: null, total: 0, mended, widest };
}

/** A choice that leaves nothing keeps its facets, or nobody could take it back. */
function facetsBeside({ found, total, widest }: Result, db: Db, params: ListParams) {
  if (total > 0) return facetsOf(db, params, found?.tsquery ?? null);
  const hasChoice = params.vendor_id.length + params.product_class_10000.length > 0;
  return hasChoice && (widest !== null || !params.q) ? facetsOf(db, params, widest) : [];
}

/** GET /products: a page of a list, the paging of the whole, its facets; `shown`: a row at another day's prices, or as a store has it. */
export async function productList(
  db: Db,
  params: ListParams,
  now: Date,
  shown = (row: ProductRow): ProductRow => row,
): Promise<WireProductList> {
  const result = await find(db, params);
  const { found, total, mended } = result;
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
    products: rows.map((row) => productWire(shown(row), now)),
    facets: await facetsBeside(result, db, params),
  };
}

import { sql, type SQL } from "drizzle-orm";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { parseExactSearch, buildQueries, parseCorrectedSearch } from "../search/query";
import { findCategories } from "../search/relevance";
import { buildFacets } from "./facets";
import { fullFilter } from "./filters";
import type { ListParams } from "./list-params";
import { type SearchMatch, listOrder } from "./order";
import { findProducts, type ProductRow } from "./rows";
import { productWire } from "./wire";

async function countProducts(db: Db, filter: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productIndex)
    .where(filter);
  return row?.count ?? 0;
}

type SearchResult = {
  found: SearchMatch | null;
  total: number;
  corrections: string[];
  broadestQuery: SQL | null;
};

async function runSearch(db: Db, params: ListParams): Promise<SearchResult> {
  if (!params.q) {
    return {
      found: null,
      total: await countProducts(db, fullFilter(params, null)),
      corrections: [],
      broadestQuery: null,
    };
  }
  const parsed = await parseCorrectedSearch(db, params.q);
  const { correctedQueries: corrections } = parsed;
  const search = params.literal ? parseExactSearch(params.q) : parsed;
  let broadestQuery: SQL | null = null;
  for (const tsquery of buildQueries(search)) {
    broadestQuery = tsquery;
    const total = await countProducts(db, fullFilter(params, tsquery));
    if (total === 0) continue;
    const categories = await findCategories(db, tsquery);
    return { found: { search, tsquery, categories }, total, corrections, broadestQuery };
  }
  return { found: null, total: 0, corrections, broadestQuery };
}

/** A selection without results keeps its facets, so it can be undone. */
function resolveFacets({ found, total, broadestQuery }: SearchResult, db: Db, params: ListParams) {
  if (total > 0) return buildFacets(db, params, found?.tsquery ?? null);
  const hasChoice = params.vendor_id.length + params.product_class_10000.length > 0;
  return hasChoice && (broadestQuery !== null || !params.q) ? buildFacets(db, params, broadestQuery) : [];
}

/** `mapRow` adjusts a row before it is sent: another day's price, or a store's assortment. */
export async function productList(
  db: Db,
  params: ListParams,
  now: Date,
  mapRow = (row: ProductRow): ProductRow => row,
): Promise<WireProductList> {
  const result = await runSearch(db, params);
  const { found, total, corrections } = result;
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
    ...(corrections.length > 0 ? { search: { mended: corrections, literal: params.literal } } : {}),
    products: rows.map((row) => productWire(mapRow(row), now)),
    facets: await resolveFacets(result, db, params),
  };
}

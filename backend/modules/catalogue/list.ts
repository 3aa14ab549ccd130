import { sql, type SQL } from "drizzle-orm";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { parseExactSearch, buildQueries, parseCorrectedSearch } from "../search/query";
import { findCategories } from "../search/relevance";
import { isCounted, readCount } from "./counts";
import { buildFacets } from "./facets";
import { fullFilter } from "./filters";
import type { ListParams } from "./list-params";
import { type SearchMatch, listOrder } from "./order";
import { findProducts, type ProductRow } from "./rows";
import { productWire } from "./wire";

async function countProducts(db: Db, params: ListParams, search: SQL | null): Promise<number> {
  if (isCounted(params)) return readCount(db, params);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productIndex)
    .where(fullFilter(params, search));
  return row?.count ?? 0;
}

type Page = { ids: number[]; total: number };

function selectPage(db: Db, params: ListParams, found: SearchMatch | null, total: SQL<number>) {
  const filter = fullFilter(params, found?.tsquery ?? null);
  return db
    .select({ id: productIndex.productId, total })
    .from(productIndex)
    .where(filter)
    .orderBy(...listOrder(params.order_by, found, filter))
    .limit(params.page_size)
    .offset((params.page - 1) * params.page_size);
}

/** Without a search an index leads to the page, so that counting is a query of its own. */
async function readListPage(db: Db, params: ListParams): Promise<Page> {
  const total = await countProducts(db, params, null);
  const rows = total === 0 ? [] : await selectPage(db, params, null, sql<number>`0`);
  return { ids: rows.map(({ id }) => id), total };
}

/** Every hit is ranked, and counted in passing. */
async function readSearchPage(db: Db, params: ListParams, found: SearchMatch): Promise<Page> {
  const rows = await selectPage(db, params, found, sql<number>`(count(*) over ())::int`);
  const isPastEnd = rows.length === 0 && params.page > 1;
  const total = isPastEnd ? await countProducts(db, params, found.tsquery) : (rows[0]?.total ?? 0);
  return { ids: rows.map(({ id }) => id), total };
}

type SearchResult = Page & {
  found: SearchMatch | null;
  corrections: string[];
  broadestQuery: SQL | null;
};

async function runSearch(db: Db, params: ListParams): Promise<SearchResult> {
  if (!params.q)
    return { found: null, corrections: [], broadestQuery: null, ...(await readListPage(db, params)) };
  const parsed = await parseCorrectedSearch(db, params.q);
  const { correctedQueries: corrections } = parsed;
  const search = params.literal ? parseExactSearch(params.q) : parsed;
  let broadestQuery: SQL | null = null;
  for (const tsquery of buildQueries(search)) {
    broadestQuery = tsquery;
    const found = { search, tsquery, categories: await findCategories(db, tsquery) };
    const page = await readSearchPage(db, params, found);
    if (page.total > 0) return { found, corrections, broadestQuery, ...page };
  }
  return { found: null, ids: [], total: 0, corrections, broadestQuery };
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
  const { ids, total, corrections } = result;
  const { page, page_size: size } = params;
  const rows = await findProducts(db, ids);
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

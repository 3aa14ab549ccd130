import { and, sql, type SQL } from "drizzle-orm";
import type { WireProductList } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { readNovelties } from "../search/novelties";
import { readOffers } from "../search/offers";
import { hasProductsWith, parseCorrectedSearch, parseExactSearch } from "../search/parse";
import type { ParsedSearch } from "../search/parsed-search";
import { findsOnlyNearest, namesOneProduct } from "../search/only-nearest";
import { buildQueries } from "../search/query";
import { findCategories } from "../search/relevance";
import { getSynonyms } from "../search/synonyms";
import { findByCode } from "./by-code";
import { hasPrecomputedCounts, readCount } from "./counts";
import { buildFacets } from "./facets";
import { baseFilter, FACET_NAMES, fullFilter, isSoldOut } from "./filters";
import type { ListParams } from "./list-params";
import { type SearchMatch, buildSort } from "./sort";
import { findProducts, type ProductRow } from "./rows";
import { matchMultiProduct } from "./multi-product-match";
import { NO_QUERY_FILTERS, relaxQueryFilters, type QueryFilters, withQueryFilters } from "./query-filters";
import { productWire } from "./wire";
import { pageWire } from "../../http/page-wire";

async function countProducts(db: Db, params: ListParams, search: SQL | null): Promise<number> {
  if (hasPrecomputedCounts(params)) return readCount(db, params);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productIndex)
    .where(fullFilter(params, search));
  return row?.count ?? 0;
}

type Page = { ids: number[]; total: number };

type Range = { limit: number; offset: number };

const pageRange = ({ page, page_size: limit }: ListParams): Range => ({ limit, offset: (page - 1) * limit });

async function selectIds(db: Db, params: ListParams, stock: SQL, { limit, offset }: Range) {
  if (limit <= 0) return [];
  const filter = fullFilter(params, null);
  const rows = await db
    .select({ id: productIndex.productId })
    .from(productIndex)
    .where(and(filter, stock))
    .orderBy(...buildSort(params.order_by, null, filter))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function countSoldOut(db: Db, params: ListParams): Promise<number> {
  const filter = and(fullFilter(params, null), isSoldOut);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productIndex)
    .where(filter);
  return row?.count ?? 0;
}

/** An index gives the page, so counting and sold-out products are separate queries. */
async function readListPage(db: Db, params: ListParams): Promise<Page> {
  const total = await countProducts(db, params, null);
  if (total === 0) return { ids: [], total };
  const { limit, offset } = pageRange(params);
  const available = await selectIds(db, params, sql`not ${isSoldOut}`, { limit, offset });
  if (available.length === limit || available.length + offset >= total) return { ids: available, total };
  const availableTotal = total - (await countSoldOut(db, params));
  const soldOut = await selectIds(db, params, isSoldOut, {
    limit: limit - available.length,
    offset: Math.max(0, offset - availableTotal),
  });
  return { ids: [...available, ...soldOut], total };
}

async function readSearchPage(db: Db, params: ListParams, found: SearchMatch): Promise<Page> {
  const { limit, offset } = pageRange(params);
  const filter = fullFilter(params, found.tsquery);
  const rows = await db
    .select({ id: productIndex.productId, total: sql<number>`(count(*) over ())::int` })
    .from(productIndex)
    .where(filter)
    .orderBy(isSoldOut, ...buildSort(params.order_by, found, filter))
    .limit(limit)
    .offset(offset);
  const isPastEnd = rows.length === 0 && params.page > 1;
  const total = isPastEnd ? await countProducts(db, params, found.tsquery) : (rows[0]?.total ?? 0);
  return { ids: rows.map(({ id }) => id), total };
}

type Query = { params: ListParams; search: ParsedSearch | null; filters: QueryFilters };

/** `params`: those that found the page; `isRelaxed`: no product passed all filters of the query. */
type Match = Page & { params: ListParams; isRelaxed: boolean };

type SearchResult = Match & { found: SearchMatch | null; corrections: string[]; broadestQuery: SQL | null };

const hasChoice = (params: ListParams): boolean =>
  params.promo || params.new_product || FACET_NAMES.some((name) => params[name].length > 0);

/** The chosen filters leave nothing of what the query finds: a broader one would show what nobody asked for. */
const isEmptiedByChoice = async (db: Db, { params, filters }: Query, tsquery: SQL | null): Promise<boolean> =>
  hasChoice(params) && hasProductsWith(db, baseFilter({ ...params, ...filters }, tsquery));

/** Where no product passes the filters of the query, other offers are shown, and then any product of that name. */
async function readMatch(db: Db, query: Query, found: SearchMatch | null): Promise<Match | null> {
  for (const filters of [query.filters, ...relaxQueryFilters(query.filters, found !== null)]) {
    const params = withQueryFilters(query.params, filters);
    const page = await (found ? readSearchPage(db, params, found) : readListPage(db, params));
    if (page.total > 0 || (await isEmptiedByChoice(db, { ...query, filters }, found?.tsquery ?? null)))
      return { ...page, params, isRelaxed: filters !== query.filters };
  }
  return null;
}

async function runSearch(db: Db, query: Query): Promise<SearchResult> {
  const { search, params, filters } = query;
  const nothing = { ids: [], total: 0, params: withQueryFilters(params, filters), isRelaxed: false };
  if (!search) {
    const match = await readMatch(db, query, null);
    return { found: null, corrections: [], broadestQuery: null, ...(match ?? nothing) };
  }
  const { correctedQueries: corrections } = search;
  const several = params.literal ? null : await matchMultiProduct(db, params.q ?? "", search);
  if (several) {
    const match = await readMatch(db, query, several);
    if (match) return { found: several, corrections, broadestQuery: several.tsquery, ...match };
  }
  let broadestQuery: SQL | null = null;
  for (const tsquery of buildQueries(search)) {
    broadestQuery = tsquery;
    const found = { search, tsquery, categories: await findCategories(db, tsquery) };
    const match = await readMatch(db, query, found);
    if (match) return { found, corrections, broadestQuery, ...match };
  }
  return { found: null, corrections, broadestQuery, ...nothing };
}

/** The query may also be an article code or ask for offers. */
async function readQuery(db: Db, params: ListParams): Promise<Query> {
  const { q } = params;
  if (!q) return { params, search: null, filters: NO_QUERY_FILTERS };
  const codes = await findByCode(db, q);
  if (codes.length > 0)
    return { params: { ...params, product_ids: codes }, search: null, filters: NO_QUERY_FILTERS };
  const { rest, isNovelty } = readNovelties(q);
  if (isNovelty && !rest)
    return {
      params: { ...params, q: undefined },
      search: null,
      filters: { ...NO_QUERY_FILTERS, new_product: true },
    };
  const { rest: text, kind: offerKind, minDiscount } = readOffers(rest);
  const synonyms = await getSynonyms(db);
  const corrected = await parseCorrectedSearch(db, synonyms, text, q);
  const { correctedQueries } = corrected;
  const search = params.literal ? { ...parseExactSearch(synonyms, text), correctedQueries } : corrected;
  const { isOffer, price, isCheap } = search;
  const hasTerms = search.termGroups.length > 0 || search.sizes.length > 0;
  const isOnlyFilter = (isOffer || offerKind || price || isCheap) && !hasTerms;
  const cheapestFirst = isOnlyFilter && isCheap && params.order_by.field === "rank";
  return {
    params: {
      ...params,
      q: rest,
      ...(cheapestFirst && { order_by: { field: "price", descending: false } }),
    },
    search: isOnlyFilter ? null : search,
    filters: {
      promo: isOffer || offerKind !== null,
      offerKind,
      minDiscount,
      new_product: isNovelty,
      price,
    },
  };
}

/** A selection without results keeps its facets, so it can be undone. */
function resolveFacets({ found, total, broadestQuery, params }: SearchResult, db: Db, isChosen: boolean) {
  if (total > 0) return buildFacets(db, params, found?.tsquery ?? null);
  return isChosen && (broadestQuery !== null || !params.q) ? buildFacets(db, params, broadestQuery) : [];
}

async function isOnlyNearest(
  db: Db,
  search: ParsedSearch | null,
  { found, total, isRelaxed }: SearchResult,
): Promise<boolean> {
  if (total === 0) return false;
  if (isRelaxed) return true;
  if (!search || !found || (found.parts && !namesOneProduct(search))) return false;
  return findsOnlyNearest(db, search);
}

/** `mapRow`: another day's price, or a store's assortment. */
export async function productList(
  db: Db,
  requested: ListParams,
  now: Date,
  mapRow = (row: ProductRow): ProductRow => row,
): Promise<WireProductList> {
  const query = await readQuery(db, requested);
  const result = await runSearch(db, query);
  const { params, ids, total, corrections } = result;
  const { page, page_size: size } = params;
  const rows = await findProducts(db, ids);
  const nearest = await isOnlyNearest(db, query.search, result);
  const hasSearchNote = nearest || corrections.length > 0;
  return {
    page: pageWire(total, page, size),
    ...(hasSearchNote
      ? { search: { corrected: corrections, literal: params.literal, ...(nearest && { nearest }) } }
      : {}),
    products: rows.map((row) => productWire(mapRow(row), now)),
    facets: await resolveFacets(result, db, hasChoice(requested)),
  };
}

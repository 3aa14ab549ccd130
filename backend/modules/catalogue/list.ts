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

type SearchResult = Page & {
  found: SearchMatch | null;
  corrections: string[];
  broadestQuery: SQL | null;
};

type Query = { params: ListParams; search: ParsedSearch | null; isNovelty?: boolean };

const NO_QUERY = { found: null, corrections: [], broadestQuery: null };

const hasChoice = (params: ListParams): boolean => FACET_NAMES.some((name) => params[name].length > 0);

/** The chosen facets leave nothing of what the query finds: a broader one would show what nobody asked for. */
const isEmptiedByChoice = async (db: Db, params: ListParams, tsquery: SQL | null): Promise<boolean> =>
  hasChoice(params) && hasProductsWith(db, baseFilter(params, tsquery));

async function runSearch(db: Db, { params, search }: Query): Promise<SearchResult> {
  if (!search) return { ...NO_QUERY, ...(await readListPage(db, params)) };
  const { correctedQueries: corrections } = search;
  let broadestQuery: SQL | null = null;
  const several = params.literal ? null : await matchMultiProduct(db, params.q ?? "", search);
  if (several) {
    const page = await readSearchPage(db, params, several);
    if (page.total > 0 || (await isEmptiedByChoice(db, params, several.tsquery)))
      return { found: several, corrections, broadestQuery: several.tsquery, ...page };
  }
  for (const tsquery of buildQueries(search)) {
    broadestQuery = tsquery;
    const found = { search, tsquery, categories: await findCategories(db, tsquery) };
    const page = await readSearchPage(db, params, found);
    if (page.total > 0 || (await isEmptiedByChoice(db, params, tsquery)))
      return { found, corrections, broadestQuery, ...page };
  }
  return { found: null, ids: [], total: 0, corrections, broadestQuery };
}

/** The query may also be an article code or ask for offers. */
async function readQuery(db: Db, params: ListParams): Promise<Query> {
  const { q } = params;
  if (!q) return { params, search: null };
  const codes = await findByCode(db, q);
  if (codes.length > 0) return { params: { ...params, product_ids: codes }, search: null };
  const { rest, isNovelty } = readNovelties(q);
  if (isNovelty && !rest) return { params: { ...params, q: undefined, new_product: true }, search: null };
  const { rest: text, kind: offerKind } = readOffers(rest);
  const synonyms = await getSynonyms(db);
  const corrected = await parseCorrectedSearch(db, synonyms, text);
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
      promo: params.promo || isOffer || offerKind !== null,
      offerKind,
      new_product: params.new_product || isNovelty,
      price,
      ...(cheapestFirst && { order_by: { field: "price", descending: false } }),
    },
    search: isOnlyFilter ? null : search,
    isNovelty,
  };
}

/** Falls back to other kinds of offer, then to products without offers, not new and of any price, if none match. */
async function runQuery(db: Db, query: Query, requested: ListParams): Promise<SearchResult & Query> {
  const { promo, new_product } = requested;
  const result = await runSearch(db, query);
  const { search, isNovelty, params } = query;
  if (result.total > 0 || (await isEmptiedByChoice(db, params, result.broadestQuery)))
    return { ...result, ...query };
  if (params.offerKind) return runQuery(db, { ...query, params: { ...params, offerKind: null } }, requested);
  const isFiltered = (search && params.promo && !promo) || search?.price || (isNovelty && !new_product);
  if (!isFiltered) return { ...result, ...query };
  const anyPrice = { ...query, params: { ...query.params, promo, new_product, price: null } };
  return { ...(await runSearch(db, anyPrice)), ...anyPrice };
}

/** A selection without results keeps its facets, so it can be undone. */
function resolveFacets({ found, total, broadestQuery }: SearchResult, db: Db, params: ListParams) {
  if (total > 0) return buildFacets(db, params, found?.tsquery ?? null);
  return hasChoice(params) && (broadestQuery !== null || !params.q)
    ? buildFacets(db, params, broadestQuery)
    : [];
}

async function isOnlyNearest(db: Db, { search, found, total }: SearchResult & Query): Promise<boolean> {
  if (!search || !found || total === 0 || (found.parts && !namesOneProduct(search))) return false;
  return findsOnlyNearest(db, search);
}

/** `mapRow`: another day's price, or a store's assortment. */
export async function productList(
  db: Db,
  requested: ListParams,
  now: Date,
  mapRow = (row: ProductRow): ProductRow => row,
): Promise<WireProductList> {
  const result = await runQuery(db, await readQuery(db, requested), requested);
  const { params, ids, total, corrections } = result;
  const { page, page_size: size } = params;
  const rows = await findProducts(db, ids);
  const nearest = await isOnlyNearest(db, result);
  const isSearchSaid = nearest || corrections.length > 0;
  return {
    page: pageWire(total, page, size),
    ...(isSearchSaid
      ? { search: { corrected: corrections, literal: params.literal, ...(nearest && { nearest }) } }
      : {}),
    products: rows.map((row) => productWire(mapRow(row), now)),
    facets: await resolveFacets(result, db, params),
  };
}

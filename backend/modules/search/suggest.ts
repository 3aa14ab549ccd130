import { and, lte, type SQL, sql } from "drizzle-orm";
import type { WireSuggest } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { article, productIndex } from "../../db/schema";
import { shopDate } from "../../shop-dates";
import { costsBetween, isSoldOut } from "../catalogue/filters";
import { findByCode } from "../catalogue/by-code";
import { buildSort } from "../catalogue/sort";
import { productList } from "../catalogue/list";
import { listParams } from "../catalogue/list-params";
import { matchMultiProduct } from "../catalogue/multi-product-match";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";
import type { AssortmentMapper } from "../warehouse/assortment";
import { readOffers } from "./offers";
import { matchesQuery, parseCorrectedSearch, parseExactSearch } from "./parse";
import type { ParsedSearch } from "./parsed-search";
import { buildQueries, STRICT_WEIGHTS, toGroups, toTsquery } from "./query";
import { type CatalogueWords, getCatalogueWords } from "./catalogue-words";
import { type CategoryMatch, findCategories, buildRelevance } from "./relevance";
import { getRows } from "../../db/get-rows";
import { isMultiProductQuery } from "./multi-product-query";
import { getSynonyms, type Synonyms } from "./synonyms";
import { parsePartialSearch, type PartialSearch } from "./partial-search";

const MAX_PRODUCTS = 8;
const MAX_TERMS = 6;
const MAX_CATEGORIES = 4;
const MAX_ARTICLES = 6;
/** Only the best sellers among very many hits are ranked, so that a short prefix stays fast. */
const MAX_RANKED = 80;
const BY_RANK = { field: "rank", descending: false } as const;
/** Below this many hits it is faster to collect them all than to scan by sales. */
const MATERIALIZE_LIMIT = 1500;

/** Counts whole words: other forms of one, which match too, are few. */
function estimateHits({ termGroups }: PartialSearch, catalogue: CatalogueWords): number {
  const countPhraseHits = (phrase: string) =>
    Math.min(...phrase.split(" ").map((word) => catalogue.countProducts(word) ?? 0));
  return Math.min(
    ...termGroups.map((group) => group.reduce((sum, phrase) => sum + countPhraseHits(phrase), 0)),
  );
}

type Hits = { tsquery: SQL; ranking: SQL; categories: CategoryMatch[] };

async function findBestProducts(
  db: Db,
  partialSearch: PartialSearch,
  { tsquery, ranking, categories }: Hits,
): Promise<number[]> {
  const materialization =
    (partialSearch.maxHits ?? estimateHits(partialSearch, await getCatalogueWords(db))) < MATERIALIZE_LIMIT
      ? sql`materialized`
      : sql`not materialized`;
  const { productId, rank } = productIndex;
  const filter = and(matchesQuery(tsquery), costsBetween(partialSearch.price));
  const result = await db.execute(sql`
    with hit as ${materialization} (
      select ${productId} as id, ${rank} from ${productIndex} where ${filter}),
    best as materialized (select id from hit order by rank limit ${MAX_RANKED})
    select ${productId} as id from ${productIndex} join best on best.id = ${productId}
    order by ${buildRelevance(ranking, partialSearch, categories)} desc, ${rank} limit ${MAX_PRODUCTS}`);
  return getRows<{ id: number }>(result).map((row) => row.id);
}

const strictestRanking = ({ rankedGroups }: PartialSearch, tsquery: SQL): SQL =>
  rankedGroups ? toTsquery(toGroups(rankedGroups, STRICT_WEIGHTS).join(" & ")) : tsquery;

/** Terms that start with the input, else with its first word and containing the others. */
function findTerms({ term }: PartialSearch, catalogue: CatalogueWords): string[] {
  if (!term) return [];
  const exactMatches = catalogue.findTerms((each) => each.startsWith(term), MAX_TERMS);
  const [first = "", ...others] = term.split(" ");
  if (exactMatches.length > 0 || others.length === 0) return exactMatches;
  return catalogue.findTerms(
    (each) => each.startsWith(first) && others.every((word) => each.includes(` ${word}`)),
    MAX_TERMS,
  );
}

type Articles = NonNullable<WireSuggest["articles"]>;

async function findArticles(db: Db, tsquery: SQL, now: Date): Promise<Articles> {
  const rows = await db
    .select({ articleId: article.articleId, title: article.title, slug: article.slug, type: article.kind })
    .from(article)
    .where(and(sql`${article.document} @@ ${tsquery}`, lte(article.published, shopDate(now))))
    .orderBy(sql`ts_rank(${article.document}, ${tsquery}) desc`, article.articleId)
    .limit(MAX_ARTICLES);
  return rows;
}

type ProductHits = { ids: number[]; categories: CategoryMatch[] };

/** The products of a query for several products, those of its parts in turn. */
async function findMultiProductHits(db: Db, q: string, search: ParsedSearch): Promise<ProductHits | null> {
  const several = await matchMultiProduct(db, q, search);
  if (!several) return null;
  const rows = await db
    .select({ id: productIndex.productId })
    .from(productIndex)
    .where(and(matchesQuery(several.tsquery), costsBetween(search.price)))
    .orderBy(isSoldOut, ...buildSort(BY_RANK, several, undefined))
    .limit(MAX_PRODUCTS);
  const categories = several.parts.flatMap((part) => part.categories.slice(0, 1));
  return rows.length > 0 ? { ids: rows.map(({ id }) => id), categories } : null;
}

/** For offers, or for any product of a price: what the search lists. */
function asksForList(synonyms: Synonyms, q: string): boolean {
  const { rest, kind, minDiscount } = readOffers(q);
  const { isOffer, price, isCheap, termGroups } = parseExactSearch(synonyms, rest);
  return Boolean(kind ?? minDiscount) || isOffer || ((price !== null || isCheap) && termGroups.length === 0);
}

export async function suggest(
  db: Db,
  q: string,
  now: Date,
  applyAssortment: AssortmentMapper,
): Promise<WireSuggest> {
  const codes = await findByCode(db, q);
  if (codes.length > 0) {
    const rows = await findProducts(db, codes.slice(0, MAX_PRODUCTS));
    return {
      items: rows.map((row) => productWire(applyAssortment(row), now)),
      terms: [],
      categories: [],
      articles: [],
    };
  }
  const synonyms = await getSynonyms(db);
  if (asksForList(synonyms, q)) {
    const params = listParams.parse({ q, page_size: MAX_PRODUCTS });
    const { products } = await productList(db, params, now, applyAssortment);
    return { items: products, terms: [], categories: [], articles: [] };
  }
  const search = await parsePartialSearch(db, synonyms, q);
  let articles: Articles = [];
  const answer = async ({ ids, categories }: ProductHits): Promise<WireSuggest> => {
    const rows = await findProducts(db, ids);
    return {
      items: rows.map((row) => productWire(applyAssortment(row), now)),
      terms: findTerms(search, await getCatalogueWords(db)).map((name) => ({ name })),
      articles,
      categories: categories
        .slice(0, MAX_CATEGORIES)
        .map(({ categoryId, name, slug }) => ({ categoryId, name, slug })),
    };
  };
  const namedAtOnce = isMultiProductQuery(synonyms, q)
    ? await findMultiProductHits(db, q, await parseCorrectedSearch(db, synonyms, q))
    : null;
  if (namedAtOnce) return answer(namedAtOnce);
  for (const [at, tsquery] of buildQueries(search).entries()) {
    const several =
      at === 1 && search.termGroups.length > 1 ? await findMultiProductHits(db, q, search) : null;
    if (several) return answer(several);
    const categories = await findCategories(db, tsquery);
    if (articles.length === 0) articles = await findArticles(db, tsquery, now);
    const ranking = at === 0 ? strictestRanking(search, tsquery) : tsquery;
    const ids = await findBestProducts(db, search, { tsquery, ranking, categories });
    if (ids.length > 0) return answer({ ids, categories });
  }
  return { items: [], terms: [], categories: [], articles };
}

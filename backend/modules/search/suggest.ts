import { and, desc, inArray, like, lte, type SQL, sql } from "drizzle-orm";
import type { WireSuggest } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { article, productIndex, searchTerm, searchWord } from "../../db/schema";
import { romeDate } from "../../rome";
import { costsBetween, isSoldOut } from "../catalogue/filters";
import { findByCode } from "../catalogue/by-code";
import { buildSort } from "../catalogue/sort";
import { matchMultiProduct } from "../catalogue/multi-product-match";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";
import type { AssortmentMapper } from "../warehouse/assortment";
import { matchesQuery, parseCorrectedSearch } from "./parse";
import type { ParsedSearch } from "./parsed-search";
import { buildQueries, STRICT_WEIGHTS, toGroups, toTsquery } from "./query";
import { type CategoryMatch, findCategories, buildRelevance } from "./relevance";
import { getRows } from "../../db/get-rows";
import { isMultiProductQuery } from "./multi-product-query";
import { getSynonyms } from "./synonyms";
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

/** Upper bound of the number of hits. */
async function estimateMaxHits(db: Db, { termGroups }: PartialSearch): Promise<number> {
  const words = [...new Set(termGroups.flat().flatMap((phrase) => phrase.split(" ")))];
  const rows = await db.select().from(searchWord).where(inArray(searchWord.word, words));
  const products = new Map(rows.map((row) => [row.word, row.products]));
  const countPhraseHits = (phrase: string) =>
    Math.min(...phrase.split(" ").map((word) => products.get(word) ?? MATERIALIZE_LIMIT));
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
    (partialSearch.maxHits ?? (await estimateMaxHits(db, partialSearch))) < MATERIALIZE_LIMIT
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
async function findTerms(db: Db, { term }: PartialSearch): Promise<{ name: string }[]> {
  if (!term) return [];
  const [first = "", ...others] = term.split(" ");
  const findMatching = (where: SQL | undefined) =>
    db
      .select({ name: searchTerm.label })
      .from(searchTerm)
      .where(where)
      .orderBy(desc(searchTerm.products), searchTerm.term)
      .limit(MAX_TERMS);
  const exactMatches = await findMatching(like(searchTerm.term, `${term}%`));
  if (exactMatches.length > 0 || others.length === 0) return exactMatches;
  return findMatching(
    and(like(searchTerm.term, `${first}%`), ...others.map((word) => like(searchTerm.term, `% ${word}%`))),
  );
}

async function findArticles(db: Db, tsquery: SQL, now: Date): Promise<WireSuggest["articles"]> {
  const rows = await db
    .select({ articleId: article.articleId, title: article.title, slug: article.slug, type: article.kind })
    .from(article)
    .where(and(sql`${article.document} @@ ${tsquery}`, lte(article.published, romeDate(now))))
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
  const search = await parsePartialSearch(db, synonyms, q);
  let articles: WireSuggest["articles"] = [];
  const answer = async ({ ids, categories }: ProductHits): Promise<WireSuggest> => {
    const [rows, terms] = await Promise.all([findProducts(db, ids), findTerms(db, search)]);
    return {
      items: rows.map((row) => productWire(applyAssortment(row), now)),
      terms,
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
    if (articles?.length === 0) articles = await findArticles(db, tsquery, now);
    const ranking = at === 0 ? strictestRanking(search, tsquery) : tsquery;
    const ids = await findBestProducts(db, search, { tsquery, ranking, categories });
    if (ids.length > 0) return answer({ ids, categories });
  }
  return { items: [], terms: [], categories: [], articles };
}

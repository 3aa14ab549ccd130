import { and, desc, inArray, like, type SQL, sql } from "drizzle-orm";
import type { WireSuggest } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { productIndex, searchTerm, searchWord } from "../../db/schema";
import { findProducts } from "../catalogue/rows";
import { productWire } from "../catalogue/wire";
import { readings } from "./query";
import { type FoundCategory, foundCategories, relevance } from "./relevance";
import { rowsOf } from "./rows";
import { readTyping, type Typing } from "./typing";

const PRODUCTS = 8;
const TERMS = 6;
const CATEGORIES = 4;
/** Of very many hits only the best sold are weighed, so that a short beginning costs no more than a long one. */
const WEIGHED = 80;
/** Up to so many hits it is quicker to gather them all than to walk the shop by sales until enough are found. */
const GATHERED = 1500;

/** No more products than this can carry a word of each piece. */
async function mostHits(db: Db, { pieces }: Typing): Promise<number> {
  const words = [...new Set(pieces.flat().flatMap((phrase) => phrase.split(" ")))];
  const rows = await db.select().from(searchWord).where(inArray(searchWord.word, words));
  const products = new Map(rows.map((row) => [row.word, row.products]));
  const ofPhrase = (phrase: string) =>
    Math.min(...phrase.split(" ").map((word) => products.get(word) ?? GATHERED));
  return Math.min(...pieces.map((piece) => piece.reduce((sum, phrase) => sum + ofPhrase(phrase), 0)));
}

async function bestProducts(
  db: Db,
  typing: Typing,
  tsquery: SQL,
  categories: FoundCategory[],
): Promise<number[]> {
  const gather =
    (typing.hits ?? (await mostHits(db, typing))) < GATHERED ? sql`materialized` : sql`not materialized`;
  const { productId, rank, document } = productIndex;
  const result = await db.execute(sql`
    with hit as ${gather} (
      select ${productId} as id, ${rank} from ${productIndex} where ${document} @@ ${tsquery}),
    best as materialized (select id from hit order by rank limit ${WEIGHED})
    select ${productId} as id from ${productIndex} join best on best.id = ${productId}
    order by ${relevance(tsquery, typing, categories)} desc, ${rank} limit ${PRODUCTS}`);
  return rowsOf<{ id: number }>(result).map((row) => row.id);
}

/** What names begin with: as typed, else with the first word and holding the others. */
async function termsOf(db: Db, { term }: Typing): Promise<{ name: string }[]> {
  if (!term) return [];
  const [first = "", ...others] = term.split(" ");
  const matching = (where: SQL | undefined) =>
    db
      .select({ name: searchTerm.label })
      .from(searchTerm)
      .where(where)
      .orderBy(desc(searchTerm.products), searchTerm.term)
      .limit(TERMS);
  const asTyped = await matching(like(searchTerm.term, `${term}%`));
  if (asTyped.length > 0 || others.length === 0) return asTyped;
  return matching(
    and(like(searchTerm.term, `${first}%`), ...others.map((word) => like(searchTerm.term, `% ${word}%`))),
  );
}

/** GET /products/suggest: products, words and categories for what is typed so far. */
export async function suggest(db: Db, q: string, now: Date): Promise<WireSuggest> {
  const typing = await readTyping(db, q);
  for (const tsquery of readings(typing)) {
    const categories = await foundCategories(db, tsquery);
    const ids = await bestProducts(db, typing, tsquery, categories);
    if (ids.length === 0) continue;
    const [rows, terms] = await Promise.all([findProducts(db, ids), termsOf(db, typing)]);
    return {
      items: rows.map((row) => productWire(row, now)),
      terms,
      categories: categories
        .slice(0, CATEGORIES)
        .map(({ categoryId, name, slug }) => ({ categoryId, name, slug })),
    };
  }
  return { items: [], terms: [], categories: [] };
}

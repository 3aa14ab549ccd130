import { sql } from "drizzle-orm";
import { productIndex, searchSynonym } from "@/backend/db/schema";
import { SECONDARY } from "@/backend/modules/search/document";
import { toGroups } from "@/backend/modules/search/query";
import { FILLER_WORDS } from "@/backend/modules/search/query-words";
import { REQUEST_WORDS } from "@/backend/modules/search/request-words";
import { getRows } from "@/backend/db/get-rows";
import { extractSizes, toSizeLexeme } from "@/backend/modules/search/sizes";
import { bumpSynonyms } from "@/backend/modules/search/synonyms";
import { fold, splitWords } from "@/backend/modules/search/words";
import { BRAND_GENERICS } from "@/backend/seed/search/brands";
import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { recordQueries } from "@/tests/support/database-queries";
import { backendForFile } from "@/tests/support/file-backend";

const backend = backendForFile();

function queryOf(phrase: string): string {
  const { sizes, rest } = extractSizes(phrase);
  const words = splitWords(rest);
  return [...(words.length > 0 ? toGroups([[words.join(" ")]], "") : []), ...sizes.map(toSizeLexeme)].join(
    " & ",
  );
}

test("every phrase that a brand or another word stands for finds products", async () => {
  const rows = await backend.context.db.select().from(searchSynonym);
  const oneWay = rows.filter(({ headword }) => headword !== "").flatMap(({ phrases }) => phrases);
  const phrases = [...new Set([...oneWay, ...Object.values(BRAND_GENERICS).flat()])];
  const queries = phrases.map((phrase) => ({ phrase, query: queryOf(phrase) }));
  const result = await backend.context.db.execute(sql`
    select t.phrase from json_to_recordset(${JSON.stringify(queries)}::json) as t(phrase text, query text)
    where not exists (select from product_index where document @@ to_tsquery('madia', t.query))`);
  expect(getRows<{ phrase: string }>(result).map(({ phrase }) => phrase)).toEqual([]);
});

test("brands are written as a search reads them", () => {
  const brands = Object.keys(BRAND_GENERICS);
  expect(brands.filter((brand) => splitWords(brand).join(" ") !== brand)).toEqual([]);
});

/** Every word that a search reads as something else, or leaves out. */
async function readWordData(): Promise<string[]> {
  const rows = await backend.context.db.select().from(searchSynonym);
  const typed = rows.flatMap(({ headword, phrases }) => (headword ? [headword] : phrases));
  const words = [...typed, ...Object.keys(BRAND_GENERICS), ...REQUEST_WORDS, ...FILLER_WORDS];
  return [...new Set(words)].filter((word) => splitWords(word).length === 1);
}

async function findNames(q: string, count: number): Promise<string[]> {
  const { body } = await backend.get(`/ebsn/api/products?page_size=${count}&q=${encodeURIComponent(q)}`);
  const { products } = productListSchema.parse(envelopeSchema.parse(body).data);
  return products.map(({ name }) => name);
}

const FIRST = 10;
const ALL = 100;
const MIN_LETTERS = 3;
/** "Tutto in uno" and "in sacchetto" say how many and in what, whatever it is. */
const NO_NAMES = ["uno", "sacchetto"];

test("no word of the search hides the products that have it in their names", async () => {
  const { sortName, document } = productIndex;
  const rows = await backend.context.db
    .select({ name: sortName, isSecondary: sql<boolean>`${document} @@ ${SECONDARY}::tsquery` })
    .from(productIndex);
  const products = rows.map(({ name, isSecondary }) => ({ words: splitWords(name), isSecondary }));
  const hidden: string[] = [];
  for (const entry of (await readWordData()).map(fold)) {
    const named = products.filter(({ words }) => words.includes(entry));
    if (entry.length < MIN_LETTERS || named.length === 0 || NO_NAMES.includes(entry)) continue;
    // Beef comes before what cats have of it.
    const isAfterFood = named.every(({ isSecondary }) => isSecondary);
    const found = await findNames(entry, isAfterFood ? ALL : FIRST);
    if (!found.some((name) => splitWords(name).includes(entry))) hidden.push(entry);
  }
  expect(hidden).toEqual([]);
});

test("searches at once read changed synonyms once", async () => {
  await backend.context.db.transaction((tx) => bumpSynonyms(tx));
  const queries = await recordQueries(backend, () =>
    Promise.all(["pasta", "latte", "pane", "vino"].map((q) => backend.get(`/ebsn/api/products?q=${q}`))),
  );
  expect(queries.filter((query) => query.includes('from "search_synonym"'))).toHaveLength(1);
});

import { sql } from "drizzle-orm";
import { searchSynonym } from "@/backend/db/schema";
import { toGroups } from "@/backend/modules/search/query";
import { getRows } from "@/backend/modules/search/rows";
import { extractSizes, toSizeLexeme } from "@/backend/modules/search/sizes";
import { splitWords } from "@/backend/modules/search/words";
import { BRAND_GENERICS } from "@/backend/seed/search/brands";
import { startBackend, type TestBackend } from "@/tests/support/backend";

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend({ engine: "pglite" });
});
afterAll(() => backend.stop());

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

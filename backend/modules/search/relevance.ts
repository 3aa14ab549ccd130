import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { category, productIndex } from "../../db/schema";
import { CATEGORY_KEYWORDS, SECONDARY_DEPARTMENTS } from "../../seed/search/category-keywords";
import { SECONDARY } from "./document";
import { headOf, leadingQuery, type ParsedSearch } from "./query";
import { fold } from "./words";

/** Weights of D, C, B, A. */
const WEIGHTS = sql.raw("'{0.05, 0.3, 0.5, 1}'");
/** The name begins with the typed word, or with another form of it. */
const START_BOOST = 0.9;
const START_FORM_BOOST = 0.6;
const WORD_BOOST = 0.2;
const CATEGORY_BOOST = 1.5;
const WHOLE_SIZE_BOOST = 1;
const LEADING_BOOST = 0.8;
const ABSENT_BOOST = 0.6;
const SECONDARY_PENALTY = 0.8;
const MAX_CATEGORIES = 6;

export type CategoryMatch = { categoryId: number; name: string; slug: string; first: number; last: number };

export function findCategories(db: Db, tsquery: SQL): Promise<CategoryMatch[]> {
  const { categoryId, name, slug, first, last } = category;
  return db
    .select({ categoryId, name, slug, first, last })
    .from(category)
    .where(sql`${category.document} @@ ${tsquery}`)
    .orderBy(asc(category.depth), asc(first));
}

const isPlain = (word: string) => /^[a-z0-9]+$/.test(word);

const boost = (condition: SQL, by: number) =>
  sql`case when ${condition} then ${sql.raw(String(by))} else 0 end`;

const hasLexeme = (lexeme: string) => sql`${productIndex.document} @@ ${lexeme}::tsquery`;

/** Categories whose name, or a word they are looked for by, begins the search. */
function leadingCategories({ pieces, isComplete }: ParsedSearch, categories: CategoryMatch[]) {
  const prefixes = (pieces[0] ?? []).map((phrase) => headOf(phrase).prefix).filter(isPlain);
  if (prefixes.length === 0) return [];
  const leads = new RegExp(`^(?:${prefixes.join("|")})${isComplete ? "[a-z]?(?![a-z])" : ""}`);
  return categories.filter(({ name, slug }) =>
    [name, CATEGORY_KEYWORDS[slug] ?? ""].some((text) => leads.test(fold(text))),
  );
}

function nameBoosts({ head, prefix, isComplete }: ParsedSearch): SQL[] {
  if (!isPlain(prefix)) return [];
  const { sortName } = productIndex;
  if (!isComplete) return [boost(sql`${sortName} like ${`${prefix}%`}`, START_FORM_BOOST)];
  return [
    sql`case when ${sortName} ~ ${`^${head}\\M`} then ${sql.raw(String(START_BOOST))}
      when ${sortName} ~ ${`^${prefix}[a-z]?\\M`} then ${sql.raw(String(START_FORM_BOOST))}
      when ${sortName} ~ ${`\\m${head}\\M`} then ${sql.raw(String(WORD_BOOST))} else 0 end`,
  ];
}

/** Sort expression: "pasta" ranks spaghetti before pasta sfoglia, "manzo" beef before pet food. */
export function buildRelevance(tsquery: SQL, search: ParsedSearch, categories: CategoryMatch[]): SQL {
  const leading = leadingCategories(search, categories);
  const isMeantForHouse =
    leading.length > 0 &&
    leading.every(({ slug }) => SECONDARY_DEPARTMENTS.includes(slug.split("/")[0] ?? ""));
  const ranges = leading
    .slice(0, MAX_CATEGORIES)
    .map(({ first, last }) => sql`${productIndex.position} between ${first} and ${last}`);
  const leads = leadingQuery(search);
  const parts = [
    sql`ts_rank(${WEIGHTS}, ${productIndex.document}, ${tsquery})`,
    ...nameBoosts(search),
    ...(ranges.length > 0 ? [boost(sql.join(ranges, sql` or `), CATEGORY_BOOST)] : []),
    ...search.absent
      .filter(isPlain)
      .map((word) =>
        boost(sql`not ${productIndex.document} @@ to_tsquery('madia', ${`${word}:A`})`, ABSENT_BOOST),
      ),
    ...(leads ? [boost(sql`${productIndex.document} @@ ${leads}`, LEADING_BOOST)] : []),
    ...search.wholeSizes.map((lexeme) => boost(hasLexeme(lexeme), WHOLE_SIZE_BOOST)),
    ...(isMeantForHouse ? [] : [boost(hasLexeme(SECONDARY), -SECONDARY_PENALTY)]),
  ];
  return sql.join(parts, sql` + `);
}

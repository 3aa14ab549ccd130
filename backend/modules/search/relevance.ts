import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { category, productIndex } from "../../db/schema";
import { CATEGORY_KEYWORDS, SECONDARY_DEPARTMENTS } from "../../seed/search/category-keywords";
import { SECONDARY } from "./document";
import { headOf, type ParsedSearch } from "./parsed-search";
import { leadingQuery, namedGroups } from "./query";
import { variantPenalties } from "./variants";
import { fold } from "./words";

/** Weights of D, C, B, A. */
const WEIGHTS = sql.raw("'{0.05, 0.3, 0.5, 1}'");
/** The name begins with the typed word; START_FORM_BOOST: with another form of it. */
const START_BOOST = 0.9;
const START_FORM_BOOST = 0.6;
const WORD_BOOST = 0.2;
/** The name begins with the word's first synonym; START_OTHER_BOOST: with another synonym. */
const START_PHRASE_BOOST = 0.75;
const START_OTHER_BOOST = 0.6;
const CATEGORY_BOOST = 1.5;
const PREFERRED_SIZE_BOOST = 1;
const LEADING_BOOST = 0.8;
const SECONDARY_PENALTY = 0.8;
/** For each doubling of the unit price, when the cheapest is asked for; below the boosts of names and categories. */
const DOUBLE_PRICE_PENALTY = 0.25;
/** Falls to 0 along the shop's order of the categories: "Pasta di semola" comes before fresh pasta. */
const SHELF_ORDER_BOOST = 0.3;
/** The category is named by the term alone: "Frutta" before "Frutta secca". */
const CATEGORY_NAME_BOOST = 0.5;
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

/** The first term and the first that names a product: "filetti" and "pesce" in "filetti di pesce". */
const leadingGroups = (termGroups: string[][]): string[][] => [
  ...new Set([...termGroups.slice(0, 1), ...namedGroups(termGroups).slice(0, 1)]),
];

type LeadingCategories = { leading: CategoryMatch[]; named: CategoryMatch[] };

/** Categories whose name or keywords begin with a leading term; `named`: those named by it alone. */
function leadingCategories(
  { termGroups, isComplete }: ParsedSearch,
  found: CategoryMatch[],
): LeadingCategories {
  const prefixes = leadingGroups(termGroups)
    .flat()
    .map((phrase) => headOf(phrase).prefix)
    .filter(isPlain);
  if (prefixes.length === 0) return { leading: [], named: [] };
  const begins = `^(?:${prefixes.join("|")})`;
  const leads = new RegExp(`${begins}${isComplete ? "[a-z]?(?![a-z])" : ""}`);
  const leading = found
    .filter(({ name, slug }) => [name, CATEGORY_KEYWORDS[slug] ?? ""].some((text) => leads.test(fold(text))))
    .slice(0, MAX_CATEGORIES);
  const isWholeName = new RegExp(`${begins}[a-z]?$`);
  return { leading, named: leading.filter(({ name }) => isWholeName.test(fold(name))) };
}

const isInCategories = (categories: CategoryMatch[]): SQL =>
  sql.join(
    categories.map(({ first, last }) => sql`${productIndex.position} between ${first} and ${last}`),
    sql` or `,
  );

const inCategories = (categories: CategoryMatch[], by: number): SQL[] =>
  categories.length === 0 ? [] : [boost(isInCategories(categories), by)];

/** Boosts products that come early in the shop's order of these categories. */
function shelfOrder(categories: CategoryMatch[]): SQL[] {
  if (categories.length === 0) return [];
  const first = Math.min(...categories.map((match) => match.first));
  const last = Math.max(...categories.map((match) => match.last));
  const rest = sql`(${last + 1} - ${productIndex.position})::numeric / ${last + 1 - first}`;
  return [
    sql`case when ${isInCategories(categories)} then ${sql.raw(String(SHELF_ORDER_BOOST))} * ${rest} else 0 end`,
  ];
}

/** "te freddo" → "te%fredd%": allows links between the words, and plural forms. */
const phrasePattern = (phrase: string) =>
  phrase
    .split(" ")
    .map((word) => `${word.slice(0, Math.max(2, word.length - 1))}%`)
    .join("");

/** For names that begin with a synonym of the typed word. */
function phraseBoosts([, ...phrases]: string[]): SQL {
  const [first, ...others] = phrases.filter((phrase) => phrase.split(" ").every(isPlain)).map(phrasePattern);
  if (first === undefined) return sql``;
  const begins = (pattern: string) => sql`${productIndex.sortName} like ${pattern}`;
  const other = sql` when ${sql.join(others.map(begins), sql` or `)} then ${sql.raw(String(START_OTHER_BOOST))}`;
  return sql`when ${begins(first)} then ${sql.raw(String(START_PHRASE_BOOST))}${others.length > 0 ? other : sql``}`;
}

function nameBoosts({ head, prefix, isComplete, termGroups }: ParsedSearch): SQL[] {
  const { sortName } = productIndex;
  if (!isPlain(prefix)) return [];
  if (!isComplete) return [boost(sql`${sortName} like ${`${prefix}%`}`, START_FORM_BOOST)];
  const others = leadingGroups(termGroups);
  const forms = [prefix, ...others.slice(1).map(([typed]) => headOf(typed).prefix)].filter(isPlain);
  return [
    sql`case when ${sortName} ~ ${`^${head}\\M`} then ${sql.raw(String(START_BOOST))}
      when ${sortName} ~ ${`^(?:${forms.join("|")})[a-z]?\\M`} then ${sql.raw(String(START_FORM_BOOST))}
      ${phraseBoosts(others.at(-1) ?? [])}
      when ${sortName} ~ ${`\\m${head}\\M`} then ${sql.raw(String(WORD_BOOST))} else 0 end`,
  ];
}

const cheapness = sql`${sql.raw(String(-DOUBLE_PRICE_PENALTY))} *
  log(2, greatest(1, coalesce(${productIndex.unitCents}, ${productIndex.payCents}, 1))::numeric)`;

/** Sort expression: "pasta" ranks spaghetti before pasta sfoglia, "manzo" beef before pet food. */
export function buildRelevance(tsquery: SQL, search: ParsedSearch, categories: CategoryMatch[]): SQL {
  const { leading, named } = leadingCategories(search, categories);
  const isMeantForHouse =
    leading.length > 0 &&
    leading.every(({ slug }) => SECONDARY_DEPARTMENTS.includes(slug.split("/")[0] ?? ""));
  const leads = leadingQuery(search);
  const parts = [
    sql`ts_rank(${WEIGHTS}, ${productIndex.document}, ${tsquery})`,
    ...nameBoosts(search),
    ...inCategories(leading, CATEGORY_BOOST),
    ...inCategories(named, CATEGORY_NAME_BOOST),
    ...shelfOrder(leading),
    ...(leads ? [boost(sql`${productIndex.document} @@ ${leads}`, LEADING_BOOST)] : []),
    ...search.preferredSizes.map((lexeme) => boost(hasLexeme(lexeme), PREFERRED_SIZE_BOOST)),
    ...variantPenalties(search),
    ...(search.isCheap ? [cheapness] : []),
    ...(isMeantForHouse ? [] : [boost(hasLexeme(SECONDARY), -SECONDARY_PENALTY)]),
  ];
  return sql.join(parts, sql` + `);
}

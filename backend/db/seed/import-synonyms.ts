import { bumpSynonyms } from "../../modules/search/synonyms";
import { DIALECT_WORDS, SAID_OF_KINDS } from "../../seed/search/dialect-words";
import { DISHES } from "../../seed/search/dishes";
import { ENGLISH_WORDS } from "../../seed/search/english-words";
import { FOOD_WORDS } from "../../seed/search/food-words";
import { HOUSEHOLD_WORDS } from "../../seed/search/household-words";
import { MORE_DISHES } from "../../seed/search/more-dishes";
import { FOREIGN_WORDS } from "../../seed/search/foreign-words";
import { MORE_OCCASIONS } from "../../seed/search/more-occasions";
import { FOOD_KINDS, NEAREST_FOOD } from "../../seed/search/nearest-food";
import { NEAREST_HOUSEHOLD } from "../../seed/search/nearest-household";
import { NEAREST_MORE, NEAREST_OTHER_FOOD } from "../../seed/search/nearest-more";
import { OCCASIONS } from "../../seed/search/occasions";
import { ORIGINS } from "../../seed/search/origins";
import { REGIONAL_GROUPS, REGIONAL_ONE_WAY } from "../../seed/search/regional-synonyms";
import { ONE_WAY_SYNONYMS } from "../../seed/search/one-way-synonyms";
import { SYNONYM_GROUPS } from "../../seed/search/synonyms";
import type { Db } from "../client";
import { searchSynonym } from "../schema";

type Table = Record<string, string[]>;

/** Words added later are an edition of their own: a shop in use gets those it does not have. */
const EDITIONS: Table[][] = [
  [
    ...[ONE_WAY_SYNONYMS, REGIONAL_ONE_WAY, DISHES, OCCASIONS],
    ...[NEAREST_FOOD, FOOD_KINDS, NEAREST_HOUSEHOLD, ENGLISH_WORDS],
  ],
  [
    ...[MORE_DISHES, MORE_OCCASIONS, FOREIGN_WORDS, NEAREST_MORE, NEAREST_OTHER_FOOD],
    ...[FOOD_WORDS, HOUSEHOLD_WORDS],
  ],
  [DIALECT_WORDS, SAID_OF_KINDS],
  [ORIGINS],
];

const readEditions = (editions: Table[][]) =>
  editions
    .flat()
    .flatMap((table) => Object.entries(table))
    .map(([headword, phrases]) => ({ headword, phrases }));

export async function importSynonyms(db: Db): Promise<void> {
  const groups = [...SYNONYM_GROUPS, ...REGIONAL_GROUPS].map((phrases) => ({ headword: "", phrases }));
  await db.insert(searchSynonym).values([...groups, ...readEditions(EDITIONS)]);
  await bumpSynonyms(db);
}

/** The headwords of later editions; what marketing wrote, changed or removed stays as it is. */
export async function addEditions(db: Db, known: number): Promise<void> {
  const rows = await db.select({ headword: searchSynonym.headword }).from(searchSynonym);
  const present = new Set(rows.map(({ headword }) => headword));
  const added = readEditions(EDITIONS.slice(known)).filter(({ headword }) => !present.has(headword));
  if (added.length > 0) await db.insert(searchSynonym).values(added);
  await bumpSynonyms(db);
}

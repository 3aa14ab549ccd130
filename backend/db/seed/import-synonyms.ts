import { bumpSynonyms } from "../../modules/search/synonyms";
import { DISHES } from "../../seed/search/dishes";
import { ENGLISH_WORDS } from "../../seed/search/english-words";
import { FOOD_WORDS } from "../../seed/search/food-words";
import { HOUSEHOLD_WORDS } from "../../seed/search/household-words";
import { MORE_DISHES } from "../../seed/search/more-dishes";
import { MORE_OCCASIONS } from "../../seed/search/more-occasions";
import { NEAREST_FOOD } from "../../seed/search/nearest-food";
import { NEAREST_HOUSEHOLD } from "../../seed/search/nearest-household";
import { NEAREST_MORE } from "../../seed/search/nearest-more";
import { OCCASIONS } from "../../seed/search/occasions";
import { REGIONAL_GROUPS, REGIONAL_ONE_WAY } from "../../seed/search/regional-synonyms";
import { ONE_WAY_SYNONYMS, SYNONYM_GROUPS } from "../../seed/search/synonyms";
import type { Db } from "../client";
import { searchSynonym } from "../schema";

const ONE_WAY = [
  ONE_WAY_SYNONYMS,
  REGIONAL_ONE_WAY,
  DISHES,
  OCCASIONS,
  NEAREST_FOOD,
  NEAREST_HOUSEHOLD,
  ENGLISH_WORDS,
  MORE_DISHES,
  MORE_OCCASIONS,
  NEAREST_MORE,
  FOOD_WORDS,
  HOUSEHOLD_WORDS,
];

export async function importSynonyms(db: Db): Promise<void> {
  const groups = [...SYNONYM_GROUPS, ...REGIONAL_GROUPS].map((phrases) => ({ headword: "", phrases }));
  const oneWay = ONE_WAY.flatMap((table) => Object.entries(table));
  await db
    .insert(searchSynonym)
    .values([...groups, ...oneWay.map(([headword, phrases]) => ({ headword, phrases }))]);
  await bumpSynonyms(db);
}

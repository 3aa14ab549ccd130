import { bumpSynonyms } from "../../modules/search/synonyms";
import { REGIONAL_GROUPS, REGIONAL_ONE_WAY } from "../../seed/search/regional-synonyms";
import { ONE_WAY_SYNONYMS, SYNONYM_GROUPS } from "../../seed/search/synonyms";
import type { Db } from "../client";
import { searchSynonym } from "../schema";

export async function importSynonyms(db: Db): Promise<void> {
  const groups = [...SYNONYM_GROUPS, ...REGIONAL_GROUPS].map((phrases) => ({ headword: "", phrases }));
  const oneWay = [...Object.entries(ONE_WAY_SYNONYMS), ...Object.entries(REGIONAL_ONE_WAY)];
  await db
    .insert(searchSynonym)
    .values([...groups, ...oneWay.map(([headword, phrases]) => ({ headword, phrases }))]);
  await bumpSynonyms(db);
}

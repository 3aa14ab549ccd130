import { bumpSynonyms } from "../../modules/search/synonyms";
import { ONE_WAY_SYNONYMS, SYNONYM_GROUPS } from "../../seed/search/synonyms";
import type { Db } from "../client";
import { searchSynonym } from "../schema";

export async function importSynonyms(db: Db): Promise<void> {
  await db
    .insert(searchSynonym)
    .values([
      ...SYNONYM_GROUPS.map((phrases) => ({ headword: "", phrases })),
      ...Object.entries(ONE_WAY_SYNONYMS).map(([headword, phrases]) => ({ headword, phrases })),
    ]);
  await bumpSynonyms(db);
}

import type { Db } from "../../db/client";
import { getCatalogueWords } from "./catalogue-words";
import { getSynonyms } from "./synonyms";

/** Reads what the first search would wait for: half a second of processor time. */
export async function warmUpSearch(db: Db): Promise<void> {
  await getSynonyms(db);
  await getCatalogueWords(db);
}

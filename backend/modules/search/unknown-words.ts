import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { getRows } from "../../db/get-rows";
import { getCatalogueWords } from "./catalogue-words";
import type { Synonyms } from "./synonyms";
import { toSearchForm } from "./words";

/** A word of the same stem counts only if its ending is this short: "radichio" is not "radici", "integr" not "integratori". */
const MAX_ENDING = 2;
/** The vocabulary has no shorter words. */
const MIN_CHECKED = 3;

/** Words found neither in the catalogue nor among the synonyms; stop words do not count as unknown. */
export async function findUnknownWords(db: Db, candidates: string[], synonyms: Synonyms): Promise<string[]> {
  const catalogue = await getCatalogueWords(db);
  const checkedWords = candidates.filter(
    (word) =>
      word.length >= MIN_CHECKED &&
      !word.includes(" ") &&
      !catalogue.has(word) &&
      !synonyms.includesWord(word),
  );
  if (checkedWords.length === 0) return [];
  const rows = checkedWords.map((word) => ({ word, form: toSearchForm(word) }));
  const result = await db.execute(sql`
    select t.word from json_to_recordset(${JSON.stringify(rows)}::json) as t(word text, form text),
      lateral (select tsvector_to_array(to_tsvector('madia', t.form)) as lexemes) l
    where cardinality(l.lexemes) > 0
      and not exists (
        select from ${searchWord} w
        where w.lexeme = any(l.lexemes)
          and w.word like left(t.word, greatest(1, length(t.word) - ${MAX_ENDING})) || '%'
          and length(w.word) <= length(t.word) + ${MAX_ENDING})`);
  return getRows<{ word: string }>(result).map((row) => row.word);
}

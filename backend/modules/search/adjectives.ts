import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { headOf } from "./parsed-search";
import { toGroups } from "./query";
import { getRows } from "./rows";

/** The pieces, as typed, that begin no product's name, and stand for nothing that does. */
export async function findAdjectives(db: Db, pieces: string[][]): Promise<string[]> {
  const rows = pieces.map((piece) => {
    const prefixes = piece
      .map((phrase) => headOf(phrase).prefix)
      .filter((prefix) => /^[a-z0-9]+$/.test(prefix));
    return {
      typed: piece[0] ?? "",
      query: toGroups([piece], ":A").join(""),
      begins: `^(?:${prefixes.join("|")})[a-z]?\\M`,
    };
  });
  const result = await db.execute(sql`
    select t.typed from json_to_recordset(${JSON.stringify(rows)}::json) as t(typed text, query text, begins text)
    where not exists (
      select from ${productIndex} where ${productIndex.document} @@ to_tsquery('madia', t.query)
        and ${productIndex.sortName} ~ t.begins)`);
  return getRows<{ typed: string }>(result).map(({ typed }) => typed);
}

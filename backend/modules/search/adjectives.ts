import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { headOf } from "./parsed-search";
import { toGroups } from "./query";
import { getRows } from "../../db/get-rows";

/** Search terms, as typed, that no product name begins with, nor with a synonym of theirs: "rossa" in "lavazza rossa". */
export async function findAdjectives(db: Db, termGroups: string[][]): Promise<string[]> {
  const rows = termGroups.map((group) => {
    const prefixes = group
      .map((phrase) => headOf(phrase))
      .map(({ head, prefix }) => prefix || head)
      .filter((prefix) => /^[a-z0-9]+$/.test(prefix));
    return {
      typed: group[0] ?? "",
      query: toGroups([group], ":A").join(""),
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

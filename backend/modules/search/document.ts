import { type SQL, sql } from "drizzle-orm";
import { getSizeLexemes, extractSizes } from "./sizes";
import { toSearchText } from "./words";

/** Product texts by search weight; `kinds` holds features and single-kind categories. */
export type SearchDocument = { name: string; vendor: string; kinds: string; rest: string };

/** "Uova" names one kind of product, "Burro, uova e basi fresche" does not. */
export function isSingleKind(category: string): boolean {
  return !/,| e /.test(category);
}

/** The tsvector of a document, weighted A to D by field. */
export function buildDocumentVector({ name, vendor, kinds, rest }: SearchDocument): SQL {
  const part = (text: string, weight: "A" | "B" | "C" | "D") =>
    sql`setweight(to_tsvector('madia', ${toSearchText(text)}), ${sql.raw(`'${weight}'`)})`;
  const sizes = getSizeLexemes(`${name} ${rest}`).join(" ");
  return sql`${part(name, "A")} || ${part(vendor, "B")} || ${part(kinds, "C")} || ${part(
    `${extractSizes(rest).rest} ${sizes}`,
    "D",
  )}`;
}

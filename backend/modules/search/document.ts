import { type SQL, sql } from "drizzle-orm";
import { getSizeLexemes, extractSizes } from "./sizes";
import { toSearchText } from "./words";

/** Product texts by search weight; `kinds` holds features and single-kind categories. */
export type SearchDocument = {
  name: string;
  vendor: string;
  kinds: string;
  rest: string;
  /** Comes after others of the same name: for an animal, an infant or the house. */
  isSecondary?: boolean;
};

/** Lexeme of secondary products. */
export const SECONDARY = "secondary0";

/** "Uova" names one kind of product, "Burro, uova e basi fresche" does not. */
export function isSingleKind(category: string): boolean {
  return !/,| e /.test(category);
}

/** "Pannolini taglia 3 (5-9 kg)" is no size 5. */
const withoutRanges = (name: string) => name.replace(/\(\d+ ?- ?\d+[^)]{0,20}\)/g, " ");

/** The tsvector of a document, weighted A to D by field. */
export function buildDocumentVector({ name, vendor, kinds, rest, isSecondary }: SearchDocument): SQL {
  const part = (text: string, weight: "A" | "B" | "C" | "D") =>
    sql`setweight(to_tsvector('madia', ${toSearchText(text)}), ${sql.raw(`'${weight}'`)})`;
  const sizes = getSizeLexemes(`${name} ${rest}`).join(" ");
  const marker = isSecondary ? SECONDARY : "";
  return sql`${part(withoutRanges(name), "A")} || ${part(vendor, "B")} || ${part(kinds, "C")} || ${part(
    `${extractSizes(rest).rest} ${sizes} ${marker}`,
    "D",
  )}`;
}

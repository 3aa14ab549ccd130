import { type SQL, sql } from "drizzle-orm";
import { getSizeLexemes, extractSizes } from "./sizes";
import { toSearchText } from "./words";

/** Product texts by search weight; `kinds` holds features and single-kind categories. */
export type SearchDocument = {
  name: string;
  vendor: string;
  kinds: string;
  rest: string;
  /** Ranks after other products of the same name: for pets, infants or the household. */
  isSecondary?: boolean;
};

/** Lexeme of secondary products. */
export const SECONDARY = "secondary0";

/** False for a category that lists several kinds: "Burro, uova e basi fresche". */
export function isSingleKind(category: string): boolean {
  return !/,| e /.test(category);
}

/** Drops ranges in brackets, which are not sizes: "Pannolini taglia 3 (5-9 kg)". */
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

import { type SQL, sql } from "drizzle-orm";
import { sizeLexemes, takeSizes } from "./sizes";
import { searchText } from "./words";

/** Texts of a product by how much a hit in them counts; `kinds` are its features and the shelves of one kind of goods. */
export type Document = { name: string; vendor: string; kinds: string; rest: string };

/** "Uova" says what lies there, "Burro, uova e basi fresche" does not. */
export function namesOneKind(category: string): boolean {
  return !/,| e /.test(category);
}

/** The tsvector of a document; names count most, then makers, kinds, everything else. */
export function documentVector({ name, vendor, kinds, rest }: Document): SQL {
  const part = (text: string, weight: "A" | "B" | "C" | "D") =>
    sql`setweight(to_tsvector('madia', ${searchText(text)}), ${sql.raw(`'${weight}'`)})`;
  const sizes = sizeLexemes(`${name} ${rest}`).join(" ");
  return sql`${part(name, "A")} || ${part(vendor, "B")} || ${part(kinds, "C")} || ${part(
    `${takeSizes(rest).rest} ${sizes}`,
    "D",
  )}`;
}

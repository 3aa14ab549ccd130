import { type SQL, sql } from "drizzle-orm";
import { sizeLexemes, takeSizes } from "./sizes";
import { searchText } from "./words";

/** Texts of a product by how much a hit in them counts. */
export type Document = { name: string; vendor: string; categories: string; rest: string };

/** The tsvector of a document; names count most, then makers, departments, everything else. */
export function documentVector({ name, vendor, categories, rest }: Document): SQL {
  const part = (text: string, weight: "A" | "B" | "C" | "D") =>
    sql`setweight(to_tsvector('madia', ${searchText(text)}), ${sql.raw(`'${weight}'`)})`;
  const sizes = sizeLexemes(`${name} ${rest}`).join(" ");
  return sql`${part(name, "A")} || ${part(vendor, "B")} || ${part(categories, "C")} || ${part(
    `${takeSizes(rest).rest} ${sizes}`,
    "D",
  )}`;
}

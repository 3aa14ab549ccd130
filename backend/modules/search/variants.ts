import { type SQL, sql } from "drizzle-orm";
import { productIndex } from "../../db/schema";
import type { ParsedSearch } from "./parsed-search";

/** What makes a product another than the plain one: "cola" is not "cola senza zuccheri". */
const VARIANTS = ["senza|zero", "deca(?:ffeinat[oi])?", "integral[ei]", "bio(?:logic(?:[oai]|h[ei]))?"];
/** Nobody drinks it. */
const FOR_COOKING = ["da cucina"];

/** No more than a name gains that begins with the typed word: "biscotti integrali" are still biscuits. */
const VARIANT_PENALTY = 1;
const FOR_COOKING_PENALTY = 1.6;

/** Lowers variants that the query does not ask for, in its words or in the first synonym of them. */
export function variantPenalties({ termGroups }: ParsedSearch): SQL[] {
  const asked = termGroups.flatMap((group) => group.slice(0, 2)).join(" ");
  const lower = (variants: string[], by: number): SQL[] => {
    const others = variants.filter((variant) => !new RegExp(`\\b(?:${variant})\\b`).test(asked));
    if (others.length === 0) return [];
    const pattern = `\\m(?:${others.join("|")})\\M`;
    return [sql`case when ${productIndex.sortName} ~ ${pattern} then ${sql.raw(String(-by))} else 0 end`];
  };
  return [...lower(VARIANTS, VARIANT_PENALTY), ...lower(FOR_COOKING, FOR_COOKING_PENALTY)];
}

import type { Db } from "../../db/client";
import { hasMatches } from "./parse";
import type { ParsedSearch } from "./parsed-search";
import { namedGroups, STRICT_WEIGHTS, toGroups, toTsquery } from "./query";
import { isNotSold } from "./synonyms";

/** Whether the search names what no product is called, so that it only finds what is nearest ("anguria": fruit). */
export async function findsOnlyNearest(db: Db, { termGroups }: ParsedSearch): Promise<boolean> {
  for (const group of termGroups) {
    if (!isNotSold(group[0] ?? "")) continue;
    const names = group.filter(isNotSold).map((name) => toGroups([[name]], STRICT_WEIGHTS).join(""));
    if (!(await hasMatches(db, toTsquery(names.join(" | "))))) return true;
  }
  return false;
}

/** Of several products in one query no single one can be said to be missing. */
export const namesOneProduct = ({ termGroups }: ParsedSearch): boolean =>
  namedGroups(termGroups).length === 1;

import { arrayOverlaps, inArray, type SQL, sql } from "drizzle-orm";
import type { WireWpTerm } from "../../../lib/ebsn/schemas/wordpress";
import { nameSlug } from "../../../lib/rules/name-slug";
import { article } from "../../db/schema";
import type { ArticleClassRow } from "../article/wire";

/** Taxonomies by their place in the API. */
export const TAXONOMIES = {
  categories: { group: "category", taxonomy: "category" },
  portata: { group: "course", taxonomy: "portata" },
} as const;

export type TaxonomyName = keyof typeof TAXONOMIES;

export function termWire(
  { articleClassId, groupName, name }: ArticleClassRow,
  count: number,
): WireWpTerm & { taxonomy: string } {
  const { taxonomy } = Object.values(TAXONOMIES).find(({ group }) => group === groupName) ?? {
    taxonomy: groupName,
  };
  return { id: articleClassId, count, name, slug: nameSlug(name), taxonomy };
}

/** Documents that carry any of the terms; undefined: none asked for. */
export function ofTerms(
  classes: ArticleClassRow[],
  name: TaxonomyName,
  wanted: number[] | undefined,
): SQL | undefined {
  if (!wanted) return undefined;
  const { group } = TAXONOMIES[name];
  const names = classes
    .filter(({ groupName, articleClassId }) => groupName === group && wanted.includes(articleClassId))
    .map((found) => found.name);
  if (names.length === 0) return sql`false`;
  return group === "course" ? inArray(article.course, names) : arrayOverlaps(article.categories, names);
}

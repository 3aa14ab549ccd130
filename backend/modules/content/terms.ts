import { arrayOverlaps, inArray, type SQL, sql } from "drizzle-orm";
import type { WireWpTerm } from "../../../lib/ebsn/schemas/wordpress";
import { nameSlug } from "../../../lib/rules/text/name-slug";
import { article } from "../../db/schema";
import type { ArticleClassRow } from "../article/wire";

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

export function termsFilter(
  classes: ArticleClassRow[],
  name: TaxonomyName,
  termIds: number[] | undefined,
): SQL | undefined {
  if (!termIds) return undefined;
  const { group } = TAXONOMIES[name];
  const names = classes
    .filter(({ groupName, articleClassId }) => groupName === group && termIds.includes(articleClassId))
    .map((found) => found.name);
  if (names.length === 0) return sql`false`;
  return group === "course" ? inArray(article.course, names) : arrayOverlaps(article.categories, names);
}

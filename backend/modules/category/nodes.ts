import { and, asc, gte, lte, sql } from "drizzle-orm";
import type { WireCategoryNode } from "../../../lib/ebsn/schemas/category";
import { foldCaseAndAccents } from "../../../lib/rules/text/fold-case-and-accents";
import type { Db } from "../../db/client";
import { category, productIndex } from "../../db/schema";

export type CategoryRow = typeof category.$inferSelect;

export type Span = { first: number; last: number };

export function findBranch(db: Db, span: Span | null, filtered: boolean): Promise<CategoryRow[]> {
  return db
    .select()
    .from(category)
    .where(
      and(
        span ? gte(category.first, span.first) : undefined,
        span ? lte(category.first, span.last) : undefined,
        filtered
          ? sql`exists (select from ${productIndex} where ${productIndex.position} between ${category.first} and ${category.last})`
          : undefined,
      ),
    )
    .orderBy(asc(category.first));
}

const contains = (outer: Span, inner: Span) => outer.first <= inner.first && inner.last <= outer.last;

/** Those with the text in their names, and what is above and below them. */
export function withName(rows: CategoryRow[], text: string): CategoryRow[] {
  const wanted = foldCaseAndAccents(text);
  const named = rows.filter(({ name }) => foldCaseAndAccents(name).includes(wanted));
  return rows.filter((row) => named.some((match) => contains(row, match) || contains(match, row)));
}

export function viewMetaData(row: CategoryRow): Record<string, string> {
  return {
    TINT: row.ground,
    ...(row.scene ? { PICTURE: `/photo/s/4x5/480/categoria-${row.categoryId}.webp` } : {}),
  };
}

export function buildTree(rows: CategoryRow[], parentId: number | null, depth: number): WireCategoryNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const children = depth > 1 ? buildTree(rows, row.categoryId, depth - 1) : [];
      return {
        categoryId: row.categoryId,
        name: row.name,
        slug: row.slug,
        ...(row.parentId === null ? {} : { parentId: row.parentId }),
        metaData: { category_view: viewMetaData(row) },
        ...(children.length > 0 ? { categories: children } : {}),
      };
    });
}

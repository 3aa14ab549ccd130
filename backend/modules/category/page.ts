import { createHash } from "node:crypto";
import { eq, type SQL } from "drizzle-orm";
import type { WireCategoryPage } from "../../../lib/ebsn/schemas/category";
import type { Db } from "../../db/client";
import { blockPage, category, movedSlug } from "../../db/schema";
import { findBreadCrumbs } from "../catalogue/detail";
import { categoryParts, findBlockPage, hiddenBlockParts, popupWire } from "./blocks";
import { findBranch, buildTree, viewMetaData } from "./nodes";
import type { Audience } from "./visibility";

type CategoryQuery = { slug?: string; categoryId?: number; filtered: boolean; depth: number };

async function findCategory(db: Db, where: SQL) {
  const [row] = await db.select().from(category).where(where);
  return row ?? null;
}

/** Empty for an unknown category, `movedTo` for a previous slug. */
export async function categoryPage(
  db: Db,
  { slug, categoryId, filtered, depth }: CategoryQuery,
  audience: Audience,
): Promise<WireCategoryPage> {
  const where = slug === undefined ? eq(category.categoryId, categoryId ?? 0) : eq(category.slug, slug);
  const row = await findCategory(db, where);
  if (!row) {
    const pageSlug = slug ?? (await findContentPageSlug(db, categoryId ?? 0));
    return (pageSlug && (await findContentPage(db, pageSlug, audience))) || resolveMovedSlug(db, slug);
  }
  const page = await findBlockPage(db, row.slug, audience);
  const { metaData, ...parts } = categoryParts(page);
  const children = buildTree(await findBranch(db, row, filtered), row.categoryId, depth);
  return {
    category: {
      categoryId: row.categoryId,
      name: row.name,
      slug: row.slug,
      ...(row.parentId === null ? {} : { parentId: row.parentId }),
      description: row.description,
      breadCrumbs: await findBreadCrumbs(db, row.categoryId),
      ...(children.length > 0 ? { categories: children } : {}),
      ...parts,
      ...hiddenBlockParts(page),
      metaData: {
        ...metaData,
        category_seo: {
          SEO_TITLE: page?.seoTitle || row.seoTitle,
          SEO_DESCRIPTION: page?.seoDescription || row.seoDescription,
        },
        category_view: viewMetaData(row),
        ...popupWire(page),
      },
    },
  };
}

const FIRST_CONTENT_PAGE_ID = 1_000_000_000;

/** Content pages have no number of their own; what a browser remembers of a page is kept under it. */
const contentPageId = (slug: string): number =>
  FIRST_CONTENT_PAGE_ID + (createHash("sha256").update(slug).digest().readUInt32BE() % FIRST_CONTENT_PAGE_ID);

async function findContentPageSlug(db: Db, categoryId: number): Promise<string | undefined> {
  if (categoryId < FIRST_CONTENT_PAGE_ID) return undefined;
  const pages = await db.select({ slug: blockPage.slug }).from(blockPage);
  return pages.find(({ slug }) => contentPageId(slug) === categoryId)?.slug;
}

async function findContentPage(db: Db, slug: string, audience: Audience): Promise<WireCategoryPage | null> {
  const page = await findBlockPage(db, slug, audience);
  if (!page) return null;
  const { metaData, ...parts } = categoryParts(page);
  return {
    category: {
      categoryId: contentPageId(slug),
      name: page.title,
      slug: page.slug,
      ...parts,
      ...hiddenBlockParts(page),
      metaData: {
        ...metaData,
        category_seo: { SEO_TITLE: page.seoTitle, SEO_DESCRIPTION: page.seoDescription },
        ...popupWire(page),
      },
    },
  };
}

async function resolveMovedSlug(db: Db, slug: string | undefined): Promise<WireCategoryPage> {
  if (slug === undefined) return {};
  const [row] = await db.select().from(movedSlug).where(eq(movedSlug.oldSlug, slug));
  return row ? { movedTo: row.slug } : {};
}

import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { contentDraft } from "../../db/schema";
import { isDraftPreview } from "../../preview-clock";
import type { ArticleRow } from "../article/wire";
import type { LeafletRow } from "../leaflet/wire";
import type { ArticleDocument, BlockPageDocument, ContentKind, LeafletDocument } from "./documents";

export type DraftRow = typeof contentDraft.$inferSelect;

const HOME_SLUG = "homepage-2023";

export const blockPageKind = (slug: string): ContentKind => (slug === HOME_SLUG ? "home" : "category");

export const ARTICLE_KINDS = { post: "article", recipe: "recipe", page: "page" } as const satisfies Record<
  ArticleRow["kind"],
  ContentKind
>;

export const draftKey = (kind: ContentKind, slug: string) => `${kind} ${slug}`;

async function findDrafts(db: Db, kinds: ContentKind[], slugs: string[]): Promise<Map<string, unknown>> {
  if (!isDraftPreview() || slugs.length === 0) return new Map();
  const rows = await db
    .select()
    .from(contentDraft)
    .where(
      and(
        inArray(contentDraft.kind, kinds),
        inArray(contentDraft.slug, slugs),
        isNotNull(contentDraft.document),
      ),
    );
  return new Map(rows.map(({ kind, slug, document }) => [draftKey(kind, slug), document]));
}

export async function withArticleDrafts(db: Db, rows: ArticleRow[]): Promise<ArticleRow[]> {
  const drafts = await findDrafts(
    db,
    ["article", "recipe", "page"],
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => {
    const draft = drafts.get(draftKey(ARTICLE_KINDS[row.kind], row.slug)) as ArticleDocument | undefined;
    return { ...row, ...draft, recipe: draft?.recipe ? { ...row.recipe, ...draft.recipe } : row.recipe };
  });
}

export async function withLeafletDrafts(db: Db, rows: LeafletRow[]): Promise<LeafletRow[]> {
  const drafts = await findDrafts(
    db,
    ["leaflet"],
    rows.map(({ slug }) => slug),
  );
  return rows.map((row) => ({
    ...row,
    ...(drafts.get(draftKey("leaflet", row.slug)) as LeafletDocument | undefined),
  }));
}

export async function findBlockPageDraft(db: Db, slug: string): Promise<BlockPageDocument | null> {
  const kind = blockPageKind(slug);
  const drafts = await findDrafts(db, [kind], [slug]);
  return (drafts.get(draftKey(kind, slug)) as BlockPageDocument | undefined) ?? null;
}

export async function findDraft(db: Db, kind: ContentKind, slug: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(contentDraft)
    .where(and(eq(contentDraft.kind, kind), eq(contentDraft.slug, slug)));
  return row ?? null;
}

import { and, eq } from "drizzle-orm";
import { articleDocumentVector } from "../article/document";
import type { Db } from "../../db/client";
import { article, blockPage, leaflet } from "../../db/schema";
import { shopDate } from "../../shop-dates";
import type {
  ArticleDocument,
  BlockPageDocument,
  ContentDocument,
  ContentKind,
  LeafletDocument,
} from "./documents";

export const ARTICLE_OF = { article: "post", recipe: "recipe", page: "page" } as const;

export type PublishedContent = { document: ContentDocument; isPublished: boolean };

const whereArticle = (kind: keyof typeof ARTICLE_OF, slug: string) =>
  and(eq(article.kind, ARTICLE_OF[kind]), eq(article.slug, slug));

export async function findPublished(
  db: Db,
  kind: ContentKind,
  slug: string,
): Promise<PublishedContent | null> {
  if (kind === "leaflet") {
    const [row] = await db.select().from(leaflet).where(eq(leaflet.slug, slug));
    return row ? { document: { title: row.title, descr: row.descr }, isPublished: !row.isDraft } : null;
  }
  if (kind === "home" || kind === "category") {
    const [row] = await db.select().from(blockPage).where(eq(blockPage.slug, slug));
    if (!row) return null;
    const { title, seoTitle, seoDescription, blocks } = row;
    return { document: { title, seoTitle, seoDescription, blocks }, isPublished: !row.isDraft };
  }
  const [row] = await db.select().from(article).where(whereArticle(kind, slug)).limit(1);
  if (!row) return null;
  const { title, abstract, content, published, scene, imgAlt, recipe } = row;
  return {
    document: {
      title,
      abstract,
      content,
      published,
      scene,
      imgAlt,
      ...(recipe ? { recipe } : {}),
    },
    isPublished: published !== null,
  };
}

async function publishArticle(
  db: Db,
  kind: keyof typeof ARTICLE_OF,
  slug: string,
  document: ArticleDocument,
  now: Date,
): Promise<void> {
  const [row] = await db.select().from(article).where(whereArticle(kind, slug)).limit(1);
  if (!row) return;
  const changed = {
    ...document,
    published: document.published ?? shopDate(now),
    recipe: document.recipe ? { ...row.recipe, ...document.recipe } : row.recipe,
    modified: shopDate(now),
  };
  await db
    .update(article)
    .set({ ...changed, document: articleDocumentVector({ ...row, ...changed }) })
    .where(eq(article.articleId, row.articleId));
}

export async function withdraw(db: Db, kind: ContentKind, slug: string): Promise<void> {
  if (kind === "leaflet") await db.update(leaflet).set({ isDraft: true }).where(eq(leaflet.slug, slug));
  else if (kind === "home" || kind === "category")
    await db.update(blockPage).set({ isDraft: true }).where(eq(blockPage.slug, slug));
  else await db.update(article).set({ published: null }).where(whereArticle(kind, slug));
}

export async function publish(
  db: Db,
  { kind, slug, document, now }: { kind: ContentKind; slug: string; document: ContentDocument; now: Date },
): Promise<void> {
  if (kind === "leaflet")
    await db
      .update(leaflet)
      .set({ ...(document as LeafletDocument), isDraft: false })
      .where(eq(leaflet.slug, slug));
  else if (kind === "home" || kind === "category")
    await db
      .update(blockPage)
      .set({ ...(document as BlockPageDocument), isDraft: false })
      .where(eq(blockPage.slug, slug));
  else await publishArticle(db, kind, slug, document as ArticleDocument, now);
}

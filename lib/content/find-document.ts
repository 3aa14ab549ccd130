import "server-only";
import type { Article, ArticleKind } from "../ebsn/domain/article";
import { getArticle, getPageArticle } from "./articles";
import type { ContentDocument } from "./domain";
import { getContentPage } from "./documents";

type FoundDocument = { article: Article } | { page: ContentDocument };

/** At an address of pages: both are asked side by side; of equal slugs EBSN's article is shown. */
async function findPage(slug: string): Promise<FoundDocument | null> {
  const contentPage = getContentPage(slug);
  contentPage.catch(() => undefined);
  const article = await getPageArticle(slug);
  if (article) return { article };
  const page = await contentPage;
  return page && { page };
}

export async function findDocument(slug: string, kind: ArticleKind): Promise<FoundDocument | null> {
  if (kind === "page") return findPage(slug);
  const article = await getArticle(slug, kind);
  return article && { article };
}

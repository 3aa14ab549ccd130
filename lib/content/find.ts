import "server-only";
import { getArticle } from "../ebsn/articles";
import type { Article } from "../ebsn/domain/article";
import type { ContentDocument } from "./domain";
import { getContentPage } from "./documents";

export type FoundDocument = { article: Article } | { page: ContentDocument };

export async function findDocument(slug: string): Promise<FoundDocument | null> {
  const article = await getArticle(slug);
  if (article) return { article };
  const page = await getContentPage(slug);
  return page && { page };
}

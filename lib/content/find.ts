import "server-only";
import { getArticle } from "../ebsn/articles";
import type { Article } from "../ebsn/domain/article";
import type { ContentDocument } from "./domain";
import { getContentPage } from "./documents";

export type FoundDocument = { article: Article } | { page: ContentDocument };

/** What a slug names: an article of the shop, else a page of the content system; null: neither. */
export async function findDocument(slug: string): Promise<FoundDocument | null> {
  const article = await getArticle(slug);
  if (article) return { article };
  const page = await getContentPage(slug);
  return page && { page };
}

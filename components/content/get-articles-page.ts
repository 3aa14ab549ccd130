import { notFound } from "next/navigation";
import { getArticles } from "@/lib/content/articles";
import type { ArticleQuery } from "@/lib/ebsn/articles";
import type { ArticleList } from "@/lib/ebsn/domain/article";

/** One lead article and three rows of three. */
const PAGE_SIZE = 10;

/** A page past the last one is a 404. */
export async function getArticlesPage(
  query: ArticleQuery & { page: number },
): Promise<ArticleList & { first: number }> {
  const list = await getArticles({ ...query, pageSize: PAGE_SIZE });
  if (query.page > Math.max(1, list.pages)) notFound();
  return { ...list, first: (query.page - 1) * PAGE_SIZE + 1 };
}

import { notFound } from "next/navigation";
import { getArticles } from "@/lib/content/articles";
import { PER_PAGE } from "@/lib/content/documents";
import type { ArticleQuery } from "@/lib/ebsn/articles";
import type { ArticleList } from "@/lib/ebsn/domain/article";

/** A page past the last one is a 404. */
export async function getArticlesPage(
  query: ArticleQuery & { page: number },
): Promise<ArticleList & { first: number }> {
  const pageSize = query.classId === undefined ? PER_PAGE.list : PER_PAGE.articleClass;
  const list = await getArticles({ ...query, pageSize });
  if (query.page > Math.max(1, list.pages)) notFound();
  return { ...list, first: (query.page - 1) * pageSize + 1 };
}

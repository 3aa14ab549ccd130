import { getArticles } from "@/lib/content/articles";
import type { Article, ArticleCard } from "@/lib/ebsn/domain/article";

const MAX_RELATED = 3;

const relevance = (candidate: ArticleCard, article: Article) =>
  (candidate.course !== null && candidate.course.slug === article.course?.slug ? 1 : 0) +
  candidate.categories.filter(({ slug }) => article.categories.some((other) => other.slug === slug)).length;

/** Articles of the same kind, those sharing most categories first; none when the request fails. */
export async function getRelatedArticles(article: Article): Promise<ArticleCard[]> {
  try {
    const { articles } = await getArticles({ kind: article.kind });
    return articles
      .filter(({ articleId }) => articleId !== article.articleId)
      .sort((a, b) => relevance(b, article) - relevance(a, article))
      .slice(0, MAX_RELATED);
  } catch {
    return [];
  }
}

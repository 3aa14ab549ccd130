import { getArticles } from "@/lib/ebsn/articles";
import type { Article, ArticleCard } from "@/lib/ebsn/domain/article";

const SHOWN = 3;

const nearness = (one: ArticleCard, article: Article) =>
  (one.course !== null && one.course.slug === article.course?.slug ? 1 : 0) +
  one.categories.filter(({ slug }) => article.categories.some((other) => other.slug === slug)).length;

/** Others of the same kind, those with most in common first; the page stands without them. */
export async function otherArticles(article: Article): Promise<ArticleCard[]> {
  try {
    const { articles } = await getArticles({ kind: article.kind });
    return articles
      .filter(({ articleId }) => articleId !== article.articleId)
      .sort((a, b) => nearness(b, article) - nearness(a, article))
      .slice(0, SHOWN);
  } catch {
    return [];
  }
}

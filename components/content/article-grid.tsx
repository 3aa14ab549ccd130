import { getLocale } from "next-intl/server";
import type { ArticleCard as Card } from "@/lib/ebsn/domain/article";
import { localPath } from "@/lib/i18n/local-path";
import { ArticleCard } from "./article-card";
import styles from "./article-grid.module.css";

/** Cards of articles; in a list that leads its page the first is shown large. */
export async function ArticleGrid({ articles, lead }: { articles: Card[]; lead?: boolean }) {
  const href = localPath(await getLocale());
  return (
    <ul className={lead ? styles.lead : styles.grid}>
      {articles.map((article) => (
        <ArticleCard key={article.articleId} article={article} href={href} heading={lead ? "h2" : "h3"} />
      ))}
    </ul>
  );
}

import { getLocale } from "next-intl/server";
import type { ArticleCard as Card } from "@/lib/ebsn/domain/article";
import { localizePath } from "@/lib/i18n/locale-path";
import { ArticleCard } from "./article-card";
import styles from "./article-grid.module.css";

export async function ArticleGrid({ articles, lead }: { articles: Card[]; lead?: boolean }) {
  const href = localizePath(await getLocale());
  return (
    <ul className={lead ? styles.lead : styles.grid}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.articleId}
          article={article}
          href={href}
          isLead={lead && index === 0}
          heading={lead ? "h2" : "h3"}
        />
      ))}
    </ul>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { BlockTitle } from "@/components/ui/block-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { formatFullDate } from "@/lib/dates";
import type { Article } from "@/lib/ebsn/domain/article";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { FormMarkup } from "./form-markup";
import { ArticleGrid } from "./article-grid";
import { ArticlePicture } from "./article-picture";
import { getRelatedArticles } from "./related-articles";
import styles from "./prose.module.css";

export async function ArticlePage({ article }: { article: Article }) {
  const [t, locale, relatedArticles] = await Promise.all([
    getTranslations("content"),
    getLocale(),
    getRelatedArticles(article),
  ]);
  const { title, abstract, content, date, categories, picture, pictureAlt } = article;
  const lang = contentLanguage(locale);
  const items = [{ name: t("news"), path: contentPaths.articles() }];
  return (
    <>
      <Breadcrumb items={items} current={<ContentText>{title}</ContentText>} />
      <ContentJsonLd
        items={items}
        current={{ name: title, path: contentPaths.article(article.slug) }}
        article={article}
      />
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.meta}>
            {categories.length > 0 && <b lang={lang}>{categories.map(({ name }) => name).join(" · ")}</b>}
            {date && <time dateTime={date}>{formatFullDate(date, locale)}</time>}
          </p>
          <h1 lang={lang}>{title}</h1>
          {abstract && (
            <p lang={lang} className={styles.abstract}>
              {abstract}
            </p>
          )}
        </header>
        <ArticlePicture
          className={styles.picture}
          src={picture}
          alt={pictureAlt}
          sizes="(max-width: 1408px) 94vw, 1320px"
          eager
        />
        <FormMarkup markup={content} className={styles.prose} lang={lang} />
      </article>
      {relatedArticles.length > 0 && (
        <aside className={styles.more}>
          <BlockTitle
            title={t("moreNews")}
            link={{ href: localizePath(locale)(contentPaths.articles()), text: t("allNews") }}
          />
          <ArticleGrid articles={relatedArticles} />
        </aside>
      )}
    </>
  );
}

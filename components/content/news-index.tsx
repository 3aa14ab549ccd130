import { getLocale, getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { Pagination } from "@/components/product/pagination";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { EmptyState } from "@/components/ui/empty-state";
import { localPath } from "@/lib/i18n/local-path";
import { contentPaths } from "@/lib/content-paths";
import { ArticleGrid } from "./article-grid";
import { articlesOfPage } from "./articles-of-page";
import { IndexHeader } from "./index-header";

/** A page of the journal, the newest articles first. */
export async function NewsIndex({ page }: { page: number }) {
  const [t, locale, { articles, pages, items, first }] = await Promise.all([
    getTranslations("content"),
    getLocale(),
    articlesOfPage({ kind: "post", page }),
  ]);
  const here = { name: t("news"), path: contentPaths.articles(page) };
  return (
    <>
      <Breadcrumb crumbs={[]} here={here.name} />
      <ContentJsonLd crumbs={[]} here={here} articles={articles} total={items} first={first} />
      <IndexHeader title={t("newsTitle")} text={t("newsText")} />
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} lead />
      ) : (
        <EmptyState icon="list" title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      )}
      <Pagination page={page} count={pages} hrefOf={(one) => localPath(locale)(contentPaths.articles(one))} />
    </>
  );
}

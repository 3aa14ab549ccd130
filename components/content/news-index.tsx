import { getLocale, getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Pagination } from "@/components/product/pagination";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { EmptyState } from "@/components/ui/empty-state";
import { localizePath } from "@/lib/i18n/locale-path";
import { contentPaths } from "@/lib/paths/content-paths";
import { ArticleGrid } from "./article-grid";
import { getArticlesPage } from "./get-articles-page";
import { IndexHeader } from "@/components/ui/index-header";

export async function NewsIndex({ page }: { page: number }) {
  const [t, locale, { articles, pages, items, first }] = await Promise.all([
    getTranslations("content"),
    getLocale(),
    getArticlesPage({ kind: "post", page }),
  ]);
  const here = { name: t("news"), path: contentPaths.articles(page) };
  return (
    <>
      <Breadcrumb items={[]} current={here.name} />
      <ContentJsonLd items={[]} current={here} articles={articles} total={items} first={first} />
      <IndexHeader title={t("newsTitle")} text={t("newsText")} />
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} lead />
      ) : (
        <EmptyState icon="list" title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      )}
      <Pagination
        page={page}
        count={pages}
        hrefOf={(pageNumber) => localizePath(locale)(contentPaths.articles(pageNumber))}
      />
    </>
  );
}

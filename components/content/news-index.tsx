import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { ContentJsonLd } from "@/components/seo/content-json-ld";
import { EmptyState } from "@/components/ui/empty-state";
import { getArticles } from "@/lib/ebsn/articles";
import { paths } from "@/lib/paths";
import { ArticleGrid } from "./article-grid";
import { IndexHeader } from "./index-header";

export async function NewsIndex() {
  const [t, { articles }] = await Promise.all([getTranslations("content"), getArticles({ kind: "post" })]);
  const here = { name: t("news"), path: paths.articles() };
  return (
    <>
      <Breadcrumb crumbs={[]} here={here.name} />
      <ContentJsonLd crumbs={[]} here={here} articles={articles} />
      <IndexHeader title={t("newsTitle")} text={t("newsText")} />
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} lead />
      ) : (
        <EmptyState icon="list" title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      )}
    </>
  );
}

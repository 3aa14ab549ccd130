import { getLocale } from "next-intl/server";
import { articlePath } from "@/lib/paths/article-path";
import type { BreadcrumbItem } from "@/lib/catalogue/breadcrumb";
import type { Article, ArticleCard } from "@/lib/ebsn/domain/article";
import { articleJsonLd, recipeJsonLd } from "@/lib/seo/article-json-ld";
import { breadcrumbJsonLd, linkListJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

type Props = {
  items: BreadcrumbItem[];
  current: BreadcrumbItem;
  article?: Article;
  articles?: ArticleCard[];
  total?: number;
  first?: number;
};

export async function ContentJsonLd({ items, current, article, articles = [], total, first }: Props) {
  const toUrl = absoluteUrlIn(await getLocale());
  const entries = articles.map((card) => ({ path: articlePath(card) }));
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(items, current, toUrl)} />
      {articles.length > 0 && (
        <JsonLd data={linkListJsonLd(current.name, entries, toUrl, { total, first })} />
      )}
      {article?.kind === "recipe" && article.recipe && (
        <JsonLd data={recipeJsonLd(article, article.recipe, toUrl)} />
      )}
      {article?.kind === "post" && <JsonLd data={articleJsonLd(article, toUrl)} />}
    </>
  );
}

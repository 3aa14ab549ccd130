import { getLocale } from "next-intl/server";
import { articleHref } from "@/lib/article-href";
import type { BreadcrumbItem } from "@/lib/breadcrumb";
import type { Article, ArticleCard } from "@/lib/ebsn/domain/article";
import { articleJsonLd, recipeJsonLd } from "@/lib/seo/article-json-ld";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import type { ItemList } from "@/lib/seo/schema-org";
import { JsonLd } from "./json-ld";

type Props = {
  items: BreadcrumbItem[];
  here: BreadcrumbItem;
  article?: Article;
  articles?: ArticleCard[];
  total?: number;
  first?: number;
};

export async function ContentJsonLd({ items, here, article, articles = [], total, first = 1 }: Props) {
  const toUrl = absoluteUrlIn(await getLocale());
  const list: ItemList = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: here.name,
    numberOfItems: total ?? articles.length,
    itemListElement: articles.map((card, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: toUrl(articleHref(card)),
    })),
  };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(items, here, toUrl)} />
      {articles.length > 0 && <JsonLd data={list} />}
      {article?.kind === "recipe" && article.recipe && (
        <JsonLd data={recipeJsonLd(article, article.recipe, toUrl)} />
      )}
      {article?.kind === "post" && <JsonLd data={articleJsonLd(article, toUrl)} />}
    </>
  );
}

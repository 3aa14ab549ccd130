import { getLocale } from "next-intl/server";
import { articleHref } from "@/components/content/article-href";
import type { Article, ArticleCard } from "@/lib/ebsn/domain/article";
import type { Crumb } from "@/lib/ebsn/domain/product";
import { articleJsonLd, recipeJsonLd } from "@/lib/seo/article-json-ld";
import { breadcrumbJsonLd } from "@/lib/seo/json-ld";
import { addressIn } from "@/lib/seo/metadata";
import type { ItemList } from "@/lib/seo/things";
import { JsonLd } from "./json-ld";

type Props = {
  crumbs: Crumb[];
  here: { name: string; path: string };
  /** The page's own article. */
  article?: Article;
  /** What a list shows. */
  articles?: ArticleCard[];
  /** How many the whole list has, and the place of the first shown, from 1. */
  total?: number;
  first?: number;
};

/** The way to a page of the content system, and what it is. */
export async function ContentJsonLd({ crumbs, here, article, articles = [], total, first = 1 }: Props) {
  const locale = await getLocale();
  const address = addressIn(locale);
  const list: ItemList = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: here.name,
    numberOfItems: total ?? articles.length,
    itemListElement: articles.map((one, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: address(articleHref(one)),
    })),
  };
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, here, address)} />
      {articles.length > 0 && <JsonLd data={list} />}
      {article?.kind === "recipe" && article.recipe && (
        <JsonLd data={recipeJsonLd(article, article.recipe, locale, address)} />
      )}
      {article?.kind === "post" && <JsonLd data={articleJsonLd(article, locale, address)} />}
    </>
  );
}

import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getCategory, getCategoryTree, getProducts, withOfferedFacets } from "../ebsn/catalogue";
import { pathToCategory, withDescendants } from "../catalogue/category-tree";
import type { CategoryNode } from "../ebsn/domain/category";
import { type Facets, listingQuery, orderBy, type Sort } from "../catalogue/listing";
import { contentLanguage } from "../i18n/content-language";
import { paths } from "../paths/paths";
import { notFoundMetadata } from "./not-found";
import { pageDescription, pageTitle } from "./article";
import { pageMetadata } from "./metadata";

type Listing = { page?: number; sort?: Sort; facets?: Facets };

/** Several departments may have a shelf of the same name ("Senza glutine"): its titles name the category above. */
function uniqueName(tree: CategoryNode[], path: CategoryNode[], name: string): string {
  const sameName = tree.flatMap(withDescendants).filter((node) => node.name === name);
  const parent = path.at(-2);
  return parent && sameName.length > 1 ? `${name} (${parent.name})` : name;
}

/** Landing pages of campaigns, outside the tree, are not indexed (requirements/catalogue#search-engines). */
export async function categoryMetadata(slug: string | null, listing: Listing): Promise<Metadata> {
  const found = slug ? await getCategory(slug) : null;
  if (!found || !("category" in found)) return notFoundMetadata();
  const { category } = found;
  const { page = 1, sort, facets = {} } = listing;
  if (page > 1) {
    const { categoryId } = category;
    const offered = await withOfferedFacets({ categoryId, page, sort: orderBy(sort), facets });
    const list = await getProducts(offered);
    if (page > list.page.count) return notFoundMetadata();
  }
  const [t, locale, tree] = await Promise.all([getTranslations("seo"), getLocale(), getCategoryTree()]);
  const nodes = pathToCategory(tree, category.categoryId);
  const ownName = uniqueName(tree, nodes, category.name);
  // As in home.ts: the shop's own texts are Italian.
  const seo = contentLanguage(locale) ? undefined : category.seo;
  const name = seo?.title || ownName;
  const query = Object.keys(facets).length === 0 ? listingQuery({ page }) : "";
  const description = seo?.description || t("categoryDescription", { name: ownName });
  return pageMetadata({
    locale,
    path: `${paths.category(category.slug)}${query ? `?${query}` : ""}`,
    title: t("titleTemplate", { title: await pageTitle(name, page) }),
    description: await pageDescription(description, page),
    image: nodes.findLast(({ picture }) => picture)?.picture,
    index: nodes.length > 0,
  });
}

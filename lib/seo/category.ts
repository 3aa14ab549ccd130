import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getCategory, getCategoryTree, getProducts } from "../ebsn/catalogue";
import { findCategory } from "../category-tree";
import { type Facets, listingQuery, orderBy, type Sort } from "../listing";
import { paths } from "../paths";
import { missingMetadata } from "./missing";
import { pageMetadata } from "./metadata";

type Listing = { page?: number; sort?: Sort; facets?: Facets };

/**
 * Each page and order of a listing is a page of its own; a narrowed one stays out of search engines, and so does what
 * is on no shelf: a page for a campaign is reached by its link and stands in no sitemap.
 */
export async function categoryMetadata(slug: string | null, listing: Listing): Promise<Metadata> {
  const found = slug ? await getCategory(slug) : null;
  if (!found || !("category" in found)) return missingMetadata();
  const { category } = found;
  const { page = 1, sort, facets = {} } = listing;
  if (page > 1) {
    const list = await getProducts({ categoryId: category.categoryId, page, sort: orderBy(sort), facets });
    if (page > list.page.count) return missingMetadata();
  }
  const [t, locale, tree] = await Promise.all([getTranslations("seo"), getLocale(), getCategoryTree()]);
  const shelf = findCategory(tree, category.categoryId);
  const name = category.seo.title || category.name;
  const query = listingQuery({ page, sort });
  return pageMetadata({
    locale,
    path: `${paths.category(category.slug)}${query ? `?${query}` : ""}`,
    title: t("titleTemplate", { title: page > 1 ? t("pageOf", { title: name, page }) : name }),
    description: category.seo.description || t("categoryDescription", { name: category.name }),
    image: shelf?.picture || undefined,
    index: shelf !== null && Object.keys(facets).length === 0,
  });
}

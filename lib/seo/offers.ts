import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getCategoryTree, getProducts } from "../ebsn/catalogue";
import { findBySlug } from "../category-tree";
import { type Facets, listingQuery, orderBy, type Sort } from "../listing";
import { paths } from "../paths";
import { notFoundMetadata } from "./not-found";
import { pageMetadata } from "./metadata";

type Listing = { page?: number; sort?: Sort; facets?: Facets };

/** The offers of the shop and of each department are indexed, those of their shelves are not. */
export async function offersMetadata(slug: string | null, listing: Listing): Promise<Metadata> {
  const { page = 1, sort, facets = {} } = listing;
  const category = slug ? findBySlug(await getCategoryTree(), slug) : null;
  if (slug === null || (slug && !category)) return notFoundMetadata();
  const query = { categoryId: category?.categoryId, promo: true, page, sort: orderBy(sort), facets };
  const list = await getProducts(query);
  if (page > Math.max(1, list.page.count)) return notFoundMetadata();
  const [t, seo, locale] = await Promise.all([
    getTranslations("offers"),
    getTranslations("seo"),
    getLocale(),
  ]);
  const name = category?.name ?? "";
  const title = name ? t("titleIn", { name }) : t("title");
  const search = listingQuery({ page, sort });
  return pageMetadata({
    locale,
    path: `${paths.offers(slug)}${search ? `?${search}` : ""}`,
    title: seo("titleTemplate", { title: page > 1 ? t("titlePage", { title, page }) : title }),
    description: name ? t("descriptionIn", { name }) : t("description"),
    image: category?.picture || undefined,
    index: list.page.items > 0 && Object.keys(facets).length === 0 && !slug.includes("/"),
  });
}

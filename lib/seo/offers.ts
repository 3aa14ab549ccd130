import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getCategoryTree, getProducts, withOfferedFacets } from "../ebsn/catalogue";
import type { CategoryNode } from "../ebsn/domain/category";
import { findOffersScope, offersQuery } from "../ebsn/offers";
import { type Facets, listingQuery, orderBy, type Sort } from "../catalogue/listing";
import { paths } from "../paths/paths";
import { pageDescription, pageTitle } from "./article";
import { notFoundMetadata } from "./not-found";
import { pageMetadata } from "./metadata";

/** By its place: some shops have addresses without those of the categories above. */
const isDepartment = async ({ categoryId }: CategoryNode) =>
  (await getCategoryTree()).some((department) => department.categoryId === categoryId);

type Listing = { page?: number; sort?: Sort; facets?: Facets };

/** Offers of the shop, a department or a kind are indexed, those of lower categories are not. */
export async function offersMetadata(slug: string | null, listing: Listing): Promise<Metadata> {
  const { page = 1, sort, facets = {} } = listing;
  const scope = slug === null ? null : await findOffersScope(slug);
  if (slug === null || !scope) return notFoundMetadata();
  const query = await withOfferedFacets(offersQuery(scope, { page, sort: orderBy(sort), facets }));
  const list = await getProducts(query);
  if (page > Math.max(1, list.page.count)) return notFoundMetadata();
  const [t, seo, locale] = await Promise.all([
    getTranslations("offers"),
    getTranslations("seo"),
    getLocale(),
  ]);
  const { name, category, kind } = scope;
  const description = kind ? t("descriptionKind", { name }) : t("descriptionIn", { name });
  const search = Object.keys(facets).length === 0 ? listingQuery({ page }) : "";
  return pageMetadata({
    locale,
    path: `${paths.offers(slug)}${search ? `?${search}` : ""}`,
    title: seo("titleTemplate", { title: await pageTitle(name ? t("titleIn", { name }) : t("title"), page) }),
    description: await pageDescription(name ? description : t("description"), page),
    image: category?.picture || undefined,
    index: list.page.items > 0 && (category === null || (await isDepartment(category))),
  });
}

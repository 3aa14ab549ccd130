import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { getActiveLeaflets, leafletsPath } from "@/components/leaflet/active-leaflets";
import { Listing } from "@/components/product/listing";
import { listedProductsQuery } from "@/components/product/listed-products-query";
import { OffersJsonLd } from "@/components/seo/offers-json-ld";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { findBySlug } from "@/lib/category-tree";
import { getCategoryTree, getProducts, withOfferedFacets } from "@/lib/ebsn/catalogue";
import { localizePath } from "@/lib/i18n/locale-path";
import { type Facets, orderBy, type Sort } from "@/lib/listing";
import { paths } from "@/lib/paths";
import { OffersHeader } from "./offers-header";
import { OffersHelp } from "./offers-help";

/** `slug` "": the whole shop. */
type Props = { slug: string; page: number; sort?: Sort; facets: Facets };

export async function OffersPage({ slug, page, sort, facets: requested }: Props) {
  const [t, locale, tree] = await Promise.all([getTranslations("offers"), getLocale(), getCategoryTree()]);
  const category = slug ? findBySlug(tree, slug) : null;
  if (slug && !category) notFound();
  const query = await withOfferedFacets({
    categoryId: category?.categoryId,
    promo: true,
    page,
    sort: orderBy(sort),
    facets: requested,
  });
  const { facets } = query;
  const [list, leaflets] = await Promise.all([getProducts(query), getActiveLeaflets().catch(() => [])]);
  if (page > Math.max(1, list.page.count)) notFound();
  const href = localizePath(locale);
  const path = href(paths.offers(slug));
  return (
    <>
      <OffersJsonLd name={category?.name ?? ""} slug={slug} list={list} />
      <Breadcrumb
        crumbs={category ? [{ name: t("title"), slug: paths.offers().slice(1) }] : []}
        here={category?.name ?? t("title")}
      />
      <OffersHeader
        category={category}
        categories={category ? category.children : tree}
        page={page}
        path={path}
        list={list}
        facets={facets}
        leafletsPath={leaflets.length > 0 ? leafletsPath(leaflets) : ""}
        href={href}
      />
      <Listing
        list={list}
        path={path}
        query={listedProductsQuery(query, list.products)}
        sort={sort}
        chosen={facets}
        flags={["new_product"]}
      />
      {page === 1 && <OffersHelp category={category?.name} />}
    </>
  );
}

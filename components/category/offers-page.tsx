import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { getActiveLeaflets, leafletsPath } from "@/components/leaflet/active-leaflets";
import { Listing } from "@/components/product/listing";
import { listedProductsQuery } from "@/components/product/listed-products-query";
import { OffersJsonLd } from "@/components/seo/offers-json-ld";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { SkipLink } from "@/components/ui/skip-link";
import { getCategoryTree, getProducts, withOfferedFacets } from "@/lib/ebsn/catalogue";
import { findOffersScope, offersQuery } from "@/lib/ebsn/offers";
import { localizePath } from "@/lib/i18n/locale-path";
import { type Facets, OFFER_KINDS, orderBy, type Sort } from "@/lib/catalogue/listing";
import { paths } from "@/lib/paths/paths";
import { withinBudget } from "@/lib/upstream/within-budget";
import { OffersHeader } from "./offers-header";
import { OffersHelp } from "./offers-help";

/** `slug` "": the whole shop. */
type Props = { slug: string; page: number; sort?: Sort; facets: Facets };

export async function OffersPage({ slug, page, sort, facets: requested }: Props) {
  const readingLeaflets = withinBudget(getActiveLeaflets()).catch(() => []);
  const [t, tCategory, locale, tree, scope] = await Promise.all([
    getTranslations("offers"),
    getTranslations("category"),
    getLocale(),
    getCategoryTree(),
    findOffersScope(slug),
  ]);
  if (!scope) notFound();
  const { name, category, kind } = scope;
  const query = await withOfferedFacets(offersQuery(scope, { page, sort: orderBy(sort), facets: requested }));
  const [found, leaflets] = await Promise.all([getProducts(query), readingLeaflets]);
  if (page > Math.max(1, found.page.count)) notFound();
  // Not a filter on the page of a kind.
  const { [OFFER_KINDS]: kinds = [], ...others } = query.facets;
  const facets = kind ? others : query.facets;
  const list = kind
    ? { ...found, facets: found.facets.filter(({ parameterName }) => parameterName !== OFFER_KINDS) }
    : found;
  const href = localizePath(locale);
  const path = href(paths.offers(slug));
  return (
    <>
      <OffersJsonLd name={name} slug={slug} list={list} />
      <SkipLink to="products">{tCategory("skipToProducts")}</SkipLink>
      <Breadcrumb
        items={name ? [{ name: t("title"), path: paths.offers() }] : []}
        current={name ? <ContentText>{name}</ContentText> : t("title")}
      />
      <OffersHeader
        name={name}
        category={category}
        categories={category ? category.children : tree}
        page={page}
        path={path}
        list={list}
        chosenKinds={kinds}
        leafletsPath={leaflets.length > 0 ? leafletsPath(leaflets) : ""}
        href={href}
      />
      <div data-registered-users-note>
        <Listing
          list={list}
          path={path}
          query={listedProductsQuery(query, list.products)}
          sort={sort}
          selectedFacets={facets}
          flags={["new_product"]}
        />
      </div>
      {page === 1 && <OffersHelp category={category?.name} kind={kind?.name} />}
    </>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AfterPaint } from "@/components/ui/after-paint";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/button";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { type Facets, type Flag, FLAGS, facetParameter, type Sort } from "@/lib/catalogue/listing";
import { FacetForm } from "./facet-form";
import { listingHref } from "./listing-href";
import { ListingToolbar } from "./listing-toolbar";
import { currencySymbol } from "@/lib/money";
import { unitName } from "@/lib/rules/products/unit-name";
import styles from "./listing.module.css";
import { Pagination } from "./pagination";
import { ProductGrid } from "./product-grid";
import type { ListQuery } from "./list-query";

type Props = {
  list: ProductList;
  /** URL of the listing without page, sort and facets. */
  path: string;
  query: ListQuery;
  sort?: Sort;
  selectedFacets: Facets;
  /** Useful flags; "on offer" is not one on the offers page. */
  flags?: readonly Flag[];
  insertedRows?: ReadonlyMap<number, ReactNode>;
};

export async function Listing({
  list,
  path,
  query,
  sort,
  selectedFacets,
  flags = FLAGS,
  insertedRows,
}: Props) {
  const [t, locale] = await Promise.all([getTranslations("category"), getLocale()]);
  const { products, page, facets } = list;
  const [action = path, queryString] = path.split("?");
  const usableFacets = facets.filter(
    (facet) => facet.values.length > 1 || selectedFacets[facet.parameterName],
  );
  const facetNames = new Set<string>([...usableFacets.map(({ parameterName }) => parameterName), ...flags]);
  const otherFilters = Object.entries(selectedFacets)
    .filter(([name]) => !facetNames.has(name))
    .flatMap(([name, values]) => values.flatMap((value) => facetParameter(name, value) ?? []));
  const preservedParams: [string, string][] = [
    ...new URLSearchParams(queryString),
    ...otherFilters.map(({ name, value }): [string, string] => [name, value]),
    ...(sort ? [["sort", sort] as [string, string]] : []),
  ];
  const units = [...new Set(products.flatMap(({ prices }) => prices.baseUnit ?? []))];
  const isFiltered = Object.keys(selectedFacets).length > 0;
  const hasFilters = usableFacets.length > 0 || isFiltered || page.items > 1;
  return (
    <div className={hasFilters ? styles.withFilters : undefined}>
      {hasFilters && (
        <aside className={styles.side}>
          <AfterPaint>
            <FacetForm
              action={action}
              preservedParams={preservedParams}
              facets={usableFacets}
              flags={flags}
              selectedFacets={selectedFacets}
              query={query}
            />
          </AfterPaint>
        </aside>
      )}
      <section aria-labelledby="products">
        <h2 id="products" tabIndex={-1} className="visually-hidden">
          {t("products")}
        </h2>
        <ListingToolbar
          path={path}
          count={page.items}
          sort={sort}
          facets={usableFacets}
          hasFilters={hasFilters}
          selectedFacets={selectedFacets}
        />
        {sort === "unit-price" && units.length > 1 && (
          <p className={styles.units}>
            {t("unitGroups", {
              units: units.map((unit) => `${currencySymbol(locale)}/${unitName(unit, locale)}`).join(", "),
            })}
          </p>
        )}
        {products.length > 0 ? (
          <ProductGrid products={products} query={query} insertedRows={insertedRows} />
        ) : (
          <EmptyState
            icon="basket"
            title={t("noProducts")}
            actions={
              isFiltered && <LinkButton href={listingHref(path, { sort })}>{t("removeAll")}</LinkButton>
            }
          >
            <p>{isFiltered ? t("noProductsFiltered") : t("noProductsHere")}</p>
          </EmptyState>
        )}
        <Pagination
          page={page.number}
          count={page.count}
          hrefOf={(number) => listingHref(path, { page: number, sort, facets: selectedFacets })}
        />
      </section>
    </div>
  );
}

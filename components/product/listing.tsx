import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/button";
import type { ProductList } from "@/lib/ebsn/domain/product";
import type { Facets, Sort } from "@/lib/listing";
import { FacetForm } from "./facet-form";
import { listingHref } from "./listing-href";
import { ListingToolbar } from "./listing-toolbar";
import styles from "./listing.module.css";
import { Pagination } from "./pagination";
import { ProductGrid } from "./product-grid";
import type { ListQuery } from "./session-list";

type Props = {
  list: ProductList;
  /** Address of the listing without page, sort and facets. */
  path: string;
  query: ListQuery;
  sort?: Sort;
  chosen: Facets;
  between?: ReadonlyMap<number, ReactNode>;
};

/** Filters, order, products and pages of a category or a search. */
export async function Listing({ list, path, query, sort, chosen, between }: Props) {
  const t = await getTranslations("category");
  const { products, page, facets } = list;
  const [action = path, own] = path.split("?");
  const useful = facets.filter((facet) => facet.values.length > 1 || chosen[facet.parameterName]);
  const boxed = new Set(useful.map(({ parameterName }) => parameterName));
  const unboxed = Object.entries(chosen).filter(([name]) => !boxed.has(name));
  const kept = {
    ...Object.fromEntries(new URLSearchParams(own)),
    ...Object.fromEntries(unboxed.map(([name, values]) => [name, values.join(",")])),
    sort,
  };
  const filtered = Object.keys(chosen).length > 0;
  return (
    <div className={useful.length > 0 ? styles.withFilters : undefined}>
      {useful.length > 0 && (
        <aside className={styles.side}>
          <FacetForm action={action} kept={kept} facets={useful} chosen={chosen} />
        </aside>
      )}
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          {t("products")}
        </h2>
        <ListingToolbar path={path} count={page.items} sort={sort} facets={useful} chosen={chosen} />
        {products.length > 0 ? (
          <ProductGrid products={products} query={query} between={between} />
        ) : (
          <EmptyState
            icon="basket"
            title={t("noProducts")}
            actions={filtered && <LinkButton href={listingHref(path, { sort })}>{t("removeAll")}</LinkButton>}
          >
            <p>{filtered ? t("noProductsFiltered") : t("noProductsHere")}</p>
          </EmptyState>
        )}
        <Pagination
          page={page.number}
          count={page.count}
          hrefOf={(number) => listingHref(path, { page: number, sort, facets: chosen })}
        />
      </section>
    </div>
  );
}

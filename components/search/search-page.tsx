import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { Listing } from "@/components/product/listing";
import { listedProductsQuery } from "@/components/product/listed-products-query";
import { Chip, Chips } from "@/components/ui/chip";
import { SkipLink } from "@/components/ui/skip-link";
import { findCategory } from "@/lib/catalogue/category-tree";
import { getCategoryTree, withOfferedFacets } from "@/lib/ebsn/catalogue";
import { searchProducts } from "@/lib/ebsn/search-products";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { localizePath } from "@/lib/i18n/locale-path";
import { type Facets, orderBy, type Sort } from "@/lib/catalogue/listing";
import { paths } from "@/lib/paths/paths";
import { CutQuery } from "./cut-query";
import { ContentLinks, ContentResults } from "./content-results";
import { CorrectedQuery } from "./corrected-query";
import { findContent, isFoundNowhere, NO_CONTENT } from "./find-content";
import { NoResults } from "./no-results";
import { SearchRecorder } from "./search-recorder";
import styles from "./search-page.module.css";
import { SearchStart } from "./search-start";

type Props = {
  q: string;
  /** Longer than what is searched. */
  typed?: string;
  exact?: boolean;
  categoryId?: number;
  page: number;
  sort?: Sort;
  facets: Facets;
  path: string;
};

const queryOfResults = (q: string, exact: boolean, { products, correctedQueries }: ProductList) =>
  exact || products.length === 0 ? q : (correctedQueries[0] ?? q);

export async function SearchPage({
  q,
  typed,
  exact = false,
  categoryId,
  page,
  sort,
  facets: requested,
  path,
}: Props) {
  if (!q && Object.keys(requested).length === 0) return <SearchStart />;
  const requestedQuery = await withOfferedFacets({
    q: q || undefined,
    exact,
    categoryId,
    page,
    sort: orderBy(sort),
    facets: requested,
  });
  const { facets } = requestedQuery;
  const isFiltered = Object.keys(facets).length > 0;
  // Only the first page of a new search finds content, and is saved to the history.
  const isNew = q !== "" && page === 1 && !sort && !isFiltered;
  const [tCategory, locale, { query, list }, contentAsTyped, category] = await Promise.all([
    getTranslations("category"),
    getLocale(),
    searchProducts(requestedQuery),
    isNew ? findContent(q) : NO_CONTENT,
    categoryId === undefined ? null : getCategoryTree().then((tree) => findCategory(tree, categoryId)),
  ]);
  if (page > Math.max(1, list.page.count)) notFound();
  const href = localizePath(locale);
  const hasProducts = list.products.length > 0 || isFiltered;
  const shownQuery = queryOfResults(q, exact, list);
  const findsMore = shownQuery !== q && isFoundNowhere(contentAsTyped);
  const content = findsMore ? await findContent(shownQuery) : contentAsTyped;
  return (
    <div className={styles.page}>
      {hasProducts && <SkipLink to="products">{tCategory("skipToProducts")}</SkipLink>}
      <SearchTitle query={q && shownQuery} category={category} />
      {typed && <CutQuery typed={typed} href={href} />}
      <CorrectedQuery q={q} exact={exact} list={list} href={href} />
      {category && <EverywhereLink href={href(paths.search(q))} />}
      <ContentLinks content={content} hasProducts={hasProducts} />
      {!hasProducts ? (
        <>
          <ContentResults content={content} href={href} />
          <NoResults q={q} corrections={list.correctedQueries} href={href} />
        </>
      ) : (
        <>
          {isNew && <SearchRecorder query={shownQuery} />}
          <Listing
            list={list}
            path={href(path)}
            query={listedProductsQuery(query, list.products)}
            sort={sort}
            selectedFacets={facets}
          />
          <ContentResults content={content} href={href} />
        </>
      )}
    </div>
  );
}

type TitleProps = { query: string; category: CategoryNode | null };

async function SearchTitle({ query, category }: TitleProps) {
  const t = await getTranslations("search");
  if (!query) return <h1>{t("filtered")}</h1>;
  return (
    <h1>
      <small>{category ? t("resultsIn", { name: category.name }) : t("resultsOf")}</small>{" "}
      {t("results", { q: query })}
    </h1>
  );
}

async function EverywhereLink({ href }: { href: string }) {
  const t = await getTranslations("search");
  return (
    <Chips label={t("where")}>
      <Chip href={href}>{t("everywhere")}</Chip>
    </Chips>
  );
}

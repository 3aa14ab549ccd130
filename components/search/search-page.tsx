import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { DepartmentTiles } from "@/components/product/department-tiles";
import { Listing } from "@/components/product/listing";
import { listedProductsQuery } from "@/components/product/listed-products-query";
import { Chip, Chips } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { SkipLink } from "@/components/ui/skip-link";
import { findCategory } from "@/lib/category-tree";
import { getCategoryTree, getProducts, withOfferedFacets } from "@/lib/ebsn/catalogue";
import { localizePath } from "@/lib/i18n/locale-path";
import { type Facets, orderBy, type Sort } from "@/lib/listing";
import { paths } from "@/lib/paths";
import { ContentLinks, ContentResults } from "./content-results";
import { CorrectedQuery } from "./corrected-query";
import { findContent, NO_CONTENT } from "./find-content";
import { NoResults } from "./no-results";
import { SearchRecorder } from "./search-recorder";
import { RecentSearches } from "./recent-searches";
import styles from "./search-page.module.css";

type Props = {
  q: string;
  exact?: boolean;
  categoryId?: number;
  page: number;
  sort?: Sort;
  facets: Facets;
  path: string;
};

export async function SearchPage({
  q,
  exact = false,
  categoryId,
  page,
  sort,
  facets: requested,
  path,
}: Props) {
  const [t, tCategory, locale] = await Promise.all([
    getTranslations("search"),
    getTranslations("category"),
    getLocale(),
  ]);
  const href = localizePath(locale);
  const isEmpty = !q && Object.keys(requested).length === 0;
  if (isEmpty) {
    return (
      <div className={styles.page}>
        <h1>{t("title")}</h1>
        <RecentSearches action={href(paths.search())} />
        <p>
          <Link href={href(paths.shoppingList())}>{t("pasteList")}</Link>
        </p>
        <h2>{t("departments")}</h2>
        <DepartmentTiles departments={await getCategoryTree()} href={href} />
      </div>
    );
  }
  const query = await withOfferedFacets({
    q: q || undefined,
    exact,
    categoryId,
    page,
    sort: orderBy(sort),
    facets: requested,
  });
  const { facets } = query;
  const isFiltered = Object.keys(facets).length > 0;
  // Only the first page of a new search finds content, and is saved to the history.
  const isNew = q !== "" && page === 1 && !sort && !isFiltered;
  const [list, content, tree] = await Promise.all([
    getProducts(query),
    isNew ? findContent(q) : NO_CONTENT,
    categoryId === undefined ? [] : getCategoryTree(),
  ]);
  if (page > Math.max(1, list.page.count)) notFound();
  const category = categoryId === undefined ? null : findCategory(tree, categoryId);
  const hasProducts = list.products.length > 0 || isFiltered;
  const shownQuery = exact || list.products.length === 0 ? q : (list.correctedQueries[0] ?? q);
  return (
    <div className={styles.page}>
      {hasProducts && <SkipLink to="products">{tCategory("skipToProducts")}</SkipLink>}
      <h1>
        {q ? (
          <>
            <small>{category ? t("resultsIn", { name: category.name }) : t("resultsOf")}</small>{" "}
            {t("results", { q: shownQuery })}
          </>
        ) : (
          t("filtered")
        )}
      </h1>
      <CorrectedQuery q={q} exact={exact} list={list} href={href} />
      {category && (
        <Chips label={t("where")}>
          <Chip href={href(paths.search(q))}>{t("everywhere")}</Chip>
        </Chips>
      )}
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

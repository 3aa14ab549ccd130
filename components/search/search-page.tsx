import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { DepartmentTiles } from "@/components/product/department-tiles";
import { Listing } from "@/components/product/listing";
import { listQuery } from "@/components/product/list-query";
import { getCategoryTree, getProducts, productParams } from "@/lib/ebsn/catalogue";
import { localizePath } from "@/lib/i18n/locale-path";
import { type Facets, orderBy, type Sort } from "@/lib/listing";
import { paths } from "@/lib/paths";
import { CorrectedQuery } from "./corrected-query";
import { NoResults } from "./no-results";
import { SearchRecorder } from "./search-recorder";
import { RecentSearches } from "./recent-searches";
import styles from "./search-page.module.css";

type Props = { q: string; exact?: boolean; page: number; sort?: Sort; facets: Facets; path: string };

export async function SearchPage({ q, exact = false, page, sort, facets, path }: Props) {
  const [t, locale] = await Promise.all([getTranslations("search"), getLocale()]);
  const href = localizePath(locale);
  if (!q) {
    return (
      <div className={styles.page}>
        <h1>{t("title")}</h1>
        <RecentSearches action={href(paths.search())} />
        <h2>{t("departments")}</h2>
        <DepartmentTiles departments={await getCategoryTree()} href={href} />
      </div>
    );
  }
  const query = { q, exact, page, sort: orderBy(sort), facets };
  const list = await getProducts(query);
  if (page > Math.max(1, list.page.count)) notFound();
  const isFiltered = Object.keys(facets).length > 0;
  // Only the first page of a new search is saved to the history.
  const isNew = page === 1 && !sort && !isFiltered;
  const shownQuery = exact || list.products.length === 0 ? q : (list.correctedQueries[0] ?? q);
  return (
    <div className={styles.page}>
      <h1>
        <small>{t("resultsOf")}</small> {t("results", { q: shownQuery })}
      </h1>
      <CorrectedQuery q={q} exact={exact} list={list} href={href} />
      {list.products.length === 0 && !isFiltered ? (
        <NoResults q={q} corrections={list.correctedQueries} href={href} />
      ) : (
        <>
          {isNew && <SearchRecorder query={shownQuery} />}
          <Listing
            list={list}
            path={href(path)}
            query={listQuery(productParams(query))}
            sort={sort}
            chosen={facets}
          />
        </>
      )}
    </div>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { DepartmentTiles } from "@/components/layout/department-tiles";
import { Listing } from "@/components/product/listing";
import { listQuery } from "@/components/product/list-query";
import { getCategoryTree, getProducts, productParams } from "@/lib/ebsn/catalogue";
import { localPath } from "@/lib/i18n/local-path";
import { type Facets, orderBy, type Sort } from "@/lib/listing";
import { paths } from "@/lib/paths";
import { MendedSearch } from "./mended-search";
import { NoResults } from "./no-results";
import { RememberSearch } from "./remember-search";
import { RememberedWords } from "./remembered-words";
import styles from "./search-page.module.css";

type Props = { q: string; literal?: boolean; page: number; sort?: Sort; facets: Facets; path: string };

/** Results of a search; without words, the way to the departments and the words searched before. */
export async function SearchPage({ q, literal = false, page, sort, facets, path }: Props) {
  const [t, locale] = await Promise.all([getTranslations("search"), getLocale()]);
  const href = localPath(locale);
  if (!q) {
    return (
      <div className={styles.page}>
        <h1>{t("title")}</h1>
        <RememberedWords action={href(paths.search())} />
        <h2>{t("departments")}</h2>
        <DepartmentTiles departments={await getCategoryTree()} href={href} />
      </div>
    );
  }
  const query = { q, literal, page, sort: orderBy(sort), facets };
  const list = await getProducts(query);
  if (page > Math.max(1, list.page.count)) notFound();
  const isFiltered = Object.keys(facets).length > 0;
  // Another page, order or filter of the same search is no further search.
  const isNew = page === 1 && !sort && !isFiltered;
  const shown = literal || list.products.length === 0 ? q : (list.mended[0] ?? q);
  return (
    <div className={styles.page}>
      <h1>
        <small>{t("resultsOf")}</small> {t("results", { q: shown })}
      </h1>
      <MendedSearch q={q} literal={literal} list={list} href={href} />
      {list.products.length === 0 && !isFiltered ? (
        <NoResults q={q} mended={list.mended} href={href} />
      ) : (
        <>
          {isNew && <RememberSearch word={shown} />}
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

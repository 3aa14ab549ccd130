import { getLocale, getTranslations } from "next-intl/server";
import { DepartmentTiles } from "@/components/product/department-tiles";
import { Link } from "@/components/ui/link";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { RecentSearches } from "./recent-searches";
import styles from "./search-page.module.css";

/** The page before anything was searched for. */
export async function SearchStart() {
  const [t, locale, departments] = await Promise.all([
    getTranslations("search"),
    getLocale(),
    getCategoryTree(),
  ]);
  const href = localizePath(locale);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <RecentSearches action={href(paths.search())} />
      <p>
        <Link href={href(paths.shoppingList())}>{t("pasteList")}</Link>
      </p>
      <h2>{t("departments")}</h2>
      <DepartmentTiles departments={departments} href={href} />
    </div>
  );
}

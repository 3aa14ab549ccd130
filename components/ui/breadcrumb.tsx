import { getLocale, getTranslations } from "next-intl/server";
import type { Crumb } from "@/lib/ebsn/domain/product";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import styles from "./breadcrumb.module.css";
import { Link } from "./link";

/** `here` is the current page, without a link. */
export async function Breadcrumb({ crumbs, here }: { crumbs: Crumb[]; here: string }) {
  const t = await getTranslations("layout");
  const href = localizePath(await getLocale());
  return (
    <nav aria-label={t("breadcrumb")} className={styles.breadcrumb}>
      <ol>
        <li>
          <Link href={href(paths.home())}>{t("home")}</Link>
        </li>
        {crumbs.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href(paths.category(slug))}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

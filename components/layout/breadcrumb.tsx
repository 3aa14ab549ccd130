import { getLocale, getTranslations } from "next-intl/server";
import type { Crumb } from "@/lib/ebsn/domain/product";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./breadcrumb.module.css";

/** The way here from the home page; `here` is the page itself, without a link. */
export async function Breadcrumb({ crumbs, here }: { crumbs: Crumb[]; here: string }) {
  const t = await getTranslations("layout");
  const href = localPath(await getLocale());
  return (
    <nav aria-label={t("breadcrumb")} className={styles.breadcrumb}>
      <ol>
        <li>
          <a href={href(paths.home())}>{t("home")}</a>
        </li>
        {crumbs.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href(paths.category(slug))}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

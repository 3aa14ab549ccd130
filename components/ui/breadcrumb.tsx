import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { BreadcrumbItem } from "@/lib/catalogue/breadcrumb";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./breadcrumb.module.css";
import { ContentText } from "./content-text";
import { Link } from "./link";

/** `current` is the current page, without a link. */
export async function Breadcrumb({ items, current }: { items: BreadcrumbItem[]; current: ReactNode }) {
  const t = await getTranslations("layout");
  const href = localizePath(await getLocale());
  return (
    <nav aria-label={t("breadcrumb")} className={styles.breadcrumb}>
      <ol>
        <li>
          <Link href={href(paths.home())}>{t("home")}</Link>
        </li>
        {items.map(({ path, name, isContent }) => (
          <li key={path}>
            <Link href={href(path)}>{isContent ? <ContentText>{name}</ContentText> : name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./departments-bar.module.css";
import { DepartmentsMenu } from "./departments-menu";

const MAX_DEPARTMENTS = 12;

export async function DepartmentsBar({ departments }: { departments: CategoryNode[] }) {
  const t = await getTranslations("layout");
  const locale = await getLocale();
  const href = localizePath(locale);
  const lang = contentLanguage(locale);
  return (
    <nav className={styles.bar} aria-label={t("departments")}>
      <DepartmentsMenu href={href(paths.departments())} />
      <ul className={styles.list} {...(lang && { lang })}>
        {departments.slice(0, MAX_DEPARTMENTS).map(({ categoryId, name, slug }) => (
          <li key={categoryId}>
            <Link href={href(paths.category(slug))}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

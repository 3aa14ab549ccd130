import { getLocale, getTranslations } from "next-intl/server";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./departments-bar.module.css";
import { DepartmentsMenu } from "./departments-menu";

/** More do not fit beside the menu on the widest page. */
const MOST_SHOWN = 12;

/** The departments on one line; the menu beside them opens their shelves. */
export async function DepartmentsBar({ departments }: { departments: CategoryNode[] }) {
  const t = await getTranslations("layout");
  const href = localPath(await getLocale());
  return (
    <nav className={styles.bar} aria-label={t("departments")}>
      <DepartmentsMenu href={href(paths.departments())} />
      <ul className={styles.list}>
        {departments.slice(0, MOST_SHOWN).map(({ categoryId, name, slug }) => (
          <li key={categoryId}>
            <a href={href(paths.category(slug))}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Link } from "@/components/ui/link";
import { SubcategoryLinks } from "./subcategory-links";
import styles from "./departments-page.module.css";
import { pictureUrlAtWidth } from "@/components/ui/picture-src-set";

export async function DepartmentsPage() {
  const [tree, t, locale] = await Promise.all([getCategoryTree(), getTranslations("layout"), getLocale()]);
  const href = localizePath(locale);
  const lang = contentLanguage(locale);
  return (
    <>
      <Breadcrumb items={[]} current={t("allDepartments")} />
      <h1 className={styles.title}>{t("allDepartments")}</h1>
      <ul className={styles.departments} {...(lang && { lang })}>
        {tree.map((department) => (
          <li key={department.categoryId}>
            {department.picture && (
              <img
                src={pictureUrlAtWidth(department.picture, 240)}
                width={96}
                height={96}
                alt=""
                loading="lazy"
              />
            )}
            <div>
              <h2>
                <Link href={href(paths.category(department.slug))}>{department.name}</Link>
              </h2>
              <SubcategoryLinks
                subcategories={department.children}
                href={href}
                className={styles.subcategories}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import type { MenuItem } from "@/lib/content/domain";
import { getMenu } from "@/lib/content/menus";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { MenuLink } from "./menu-link";
import styles from "./site-menu.module.css";

type ListProps = { items: MenuItem[]; href: (path: string) => string };

const Links = ({ items, href }: ListProps) => (
  <ul className={styles.links}>
    {items
      .filter((item) => item.href)
      .map((item) => (
        <li key={item.href}>
          <MenuLink item={item} href={href} />
        </li>
      ))}
  </ul>
);

/** Wide screens only: on phones the footer has the same links. */
export async function SiteMenu() {
  const [header, service] = await Promise.all([getMenu("header"), getMenu("service")]);
  if (!header && !service) return null;
  const [t, locale] = await Promise.all([getTranslations("layout"), getLocale()]);
  const href = localizePath(locale);
  const lang = contentLanguage(locale);
  return (
    <nav className={styles.menu} aria-label={t("siteMenu")}>
      <div className={styles.inner} {...(lang && { lang })}>
        <Links items={header ?? []} href={href} />
        <Links items={service ?? []} href={href} />
      </div>
    </nav>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import type { MenuItem } from "@/lib/content/domain";
import { getMenu } from "@/lib/content/menus";
import { localPath } from "@/lib/i18n/local-path";
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

/** The content system's menus above the header, on wide pages; on a phone the footer leads to the same places. */
export async function SiteMenu() {
  const [header, service] = await Promise.all([getMenu("header"), getMenu("service")]);
  if (!header && !service) return null;
  const [t, locale] = await Promise.all([getTranslations("layout"), getLocale()]);
  const href = localPath(locale);
  return (
    <nav className={styles.menu} aria-label={t("siteMenu")}>
      <div className={styles.inner}>
        <Links items={header ?? []} href={href} />
        <Links items={service ?? []} href={href} />
      </div>
    </nav>
  );
}

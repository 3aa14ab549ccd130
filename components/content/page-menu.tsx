import { getLocale, getTranslations } from "next-intl/server";
import { ContentText } from "@/components/ui/content-text";
import { Link } from "@/components/ui/link";
import { getMenu } from "@/lib/content/menus";
import type { MenuItem } from "@/lib/content/domain";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./prose.module.css";

const isPage = ({ href }: MenuItem) => href.startsWith("/page/");

export async function PageMenu({ slug }: { slug: string }) {
  const [menu, t, locale] = await Promise.all([getMenu("footer"), getTranslations("content"), getLocale()]);
  const here = paths.page(slug);
  const pages = new Map(
    (menu ?? []).flatMap(({ children }) => children.filter(isPage)).map((item) => [item.href, item]),
  );
  if (pages.size < 2) return null;
  const href = localizePath(locale);
  return (
    <nav className={styles.menu} aria-label={t("menu")}>
      <ul className={styles.links}>
        {[...pages.values()].map((item) => (
          <li key={item.href}>
            <Link href={href(item.href)} aria-current={item.href === here ? "page" : undefined}>
              <ContentText>{item.title}</ContentText>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

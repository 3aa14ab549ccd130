import { getLocale, getTranslations } from "next-intl/server";
import { getMenu } from "@/lib/content/menus";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { activeLocales, LOCALE_NAMES } from "@/lib/i18n/locales";
import { languagePath } from "@/lib/i18n/in-language";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import styles from "./footer.module.css";
import { FooterMenu } from "./footer-menu";
import { Wordmark } from "./wordmark";

const MOST_DEPARTMENTS = 8;

/** Who sells (D.Lgs. 70/2003 art. 7, Codice del consumo art. 49) and the ways on. */
export async function Footer({ departments }: { departments: CategoryNode[] }) {
  const [t, menu] = await Promise.all([getTranslations("layout"), getMenu("footer")]);
  const locale = await getLocale();
  const href = localPath(locale);
  const others = activeLocales().filter((other) => other !== locale);
  return (
    <footer className={styles.footer}>
      <div className={menu ? `${styles.inner} ${styles.wide}` : styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>{t("promise")}</p>
        </div>
        <nav aria-label={t("footerShop")}>
          <h2>{t("footerShop")}</h2>
          <ul className={styles.links}>
            {departments.slice(0, MOST_DEPARTMENTS).map(({ categoryId, name, slug }) => (
              <li key={categoryId}>
                <a href={href(paths.category(slug))}>{name}</a>
              </li>
            ))}
            <li>
              <a href={href(paths.departments())}>{t("allDepartments")}</a>
            </li>
          </ul>
        </nav>
        {menu ? (
          <FooterMenu groups={menu} href={href} />
        ) : (
          <nav aria-label={t("footerAccount")}>
            <h2>{t("footerAccount")}</h2>
            <ul className={styles.links}>
              <li>
                <a href={href(paths.profile())}>{t("profile")}</a>
              </li>
              <li>
                <a href={href(accountPaths.orders())}>{t("orders")}</a>
              </li>
              <li>
                <a href={href(paths.lists())}>{t("lists")}</a>
              </li>
              <li>
                <a href={href(paths.cart())}>{t("cart")}</a>
              </li>
            </ul>
          </nav>
        )}
        <div className={styles.contacts}>
          <h2>{t("footerHelp")}</h2>
          <ul className={styles.links}>
            <li>
              <a href={`tel:${t("phoneNumber").replaceAll(" ", "")}`}>{t("phoneNumber")}</a>
            </li>
            <li>
              <a href={`mailto:${t("email")}`}>{t("email")}</a>
            </li>
            <li>{t("helpHours")}</li>
            {others.map((other) => (
              <li key={other}>
                <a href={languagePath(other)} lang={other} hrefLang={other} rel="nofollow">
                  {LOCALE_NAMES[other]}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.identity}>{t("identity")}</p>
      </div>
    </footer>
  );
}

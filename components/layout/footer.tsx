import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { getMenu } from "@/lib/content/menus";
import { contentLanguage } from "@/lib/i18n/content-language";
import { activeLocales, type Locale, LOCALE_NAMES } from "@/lib/i18n/locales";
import { switchLocalePath } from "@/lib/i18n/switch-locale";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { brand } from "@/brand.config";
import { Wordmark } from "@/brand/wordmark";
import type { Seller } from "@/lib/brand/brand-types";
import { getSeller } from "@/lib/brand/seller";
import { CookieSettingsButton } from "@/components/consent/cookie-settings-button";
import { getDepartmentsOrNone } from "./departments";
import styles from "./footer.module.css";
import { FooterMenu, hasRules } from "./footer-menu";

const MAX_DEPARTMENTS = 8;

export async function Footer() {
  const [t, tWithdrawal, locale, menu, departments] = await Promise.all([
    getTranslations("layout"),
    getTranslations("withdrawal"),
    getLocale(),
    getMenu("footer"),
    getDepartmentsOrNone(),
  ]);
  const href = localizePath(locale);
  const lang = contentLanguage(locale);
  // Left out where it is undefined: React writes `undefined` into every page.
  const ofContent = lang ? { lang } : {};
  const ofShop = lang ? { lang: locale } : {};
  const seller = getSeller();
  // Required on every page, independent of the menus (Codice del consumo, art. 54-bis).
  const rules = (
    <>
      <li {...ofShop}>
        <Link href={href(accountPaths.withdrawal())}>{tWithdrawal("button")}</Link>
      </li>
      <li {...ofShop}>
        <CookieSettingsButton>{t("cookieSettings")}</CookieSettingsButton>
      </li>
    </>
  );
  const otherLocales = activeLocales().filter((other) => other !== locale);
  return (
    <footer className={styles.footer}>
      <div className={menu ? `${styles.inner} ${styles.wide}` : styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>{brand.promise[locale]}</p>
          {otherLocales.map((other) => (
            <Link
              key={other}
              href={switchLocalePath(other)}
              className={styles.language}
              lang={other}
              hrefLang={other}
              rel="nofollow"
            >
              {LOCALE_NAMES[other]}
            </Link>
          ))}
        </div>
        <nav aria-label={t("footerShop")}>
          <h2>{t("footerShop")}</h2>
          <ul className={styles.links} {...ofContent}>
            {departments.slice(0, MAX_DEPARTMENTS).map(({ categoryId, name, slug }) => (
              <li key={categoryId}>
                <Link href={href(paths.category(slug))}>{name}</Link>
              </li>
            ))}
            <li {...ofShop}>
              <Link href={href(paths.departments())}>{t("allDepartments")}</Link>
            </li>
          </ul>
        </nav>
        {menu ? (
          <FooterMenu groups={menu} href={href} lang={lang} rules={rules} />
        ) : (
          <nav aria-label={t("footerAccount")}>
            <h2>{t("footerAccount")}</h2>
            <ul className={styles.links}>
              <li>
                <Link href={href(paths.profile())}>{t("profile")}</Link>
              </li>
              <li>
                <Link href={href(accountPaths.orders())}>{t("orders")}</Link>
              </li>
              <li>
                <Link href={href(paths.lists())}>{t("lists")}</Link>
              </li>
              <li>
                <Link href={href(paths.cart())}>{t("cart")}</Link>
              </li>
            </ul>
          </nav>
        )}
        <div className={styles.contacts}>
          {seller && (
            <>
              <h2>{t("footerHelp")}</h2>
              <ul className={styles.links}>
                <Contacts seller={seller} locale={locale} />
              </ul>
            </>
          )}
          {!(menu && hasRules(menu)) && (
            <>
              <h2>{t("footerRules")}</h2>
              <ul className={styles.links}>{rules}</ul>
            </>
          )}
        </div>
        {seller && <p className={styles.identity}>{seller.legalLine[locale]}</p>}
      </div>
    </footer>
  );
}

/** Hours stay on one line: "8–21". */
const withoutBreaks = (text: string) => text.replace(/(?<=\d)–(?=\d)/g, "\u2060–\u2060");

function Contacts({
  seller: { phone, email, openingHours, socialLinks },
  locale,
}: {
  seller: Seller;
  locale: Locale;
}) {
  return (
    <>
      {phone && (
        <li>
          <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone.replace(/^\+39 /, "")}</a>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {openingHours[locale] && <li>{withoutBreaks(openingHours[locale])}</li>}
      {socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </>
  );
}

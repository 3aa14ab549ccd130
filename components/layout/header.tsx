import { getLocale, getTranslations } from "next-intl/server";
import { Wordmark } from "@/brand/wordmark";
import { SearchBox } from "@/components/search/search-box";
import { Link } from "@/components/ui/link";
import { readinessOptions } from "@/lib/cart/readiness";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { AccountLink } from "./account-link";
import { CartLink } from "./cart-link";
import { getDepartmentsOrNone } from "./departments";
import { DepartmentsBar } from "./departments-bar";
import styles from "./header.module.css";
import { DeliveryIsland } from "./delivery-island";

export async function Header() {
  const [t, locale, departments] = await Promise.all([
    getTranslations("layout"),
    getLocale(),
    getDepartmentsOrNone(),
  ]);
  const href = localizePath(locale);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link href={href(paths.home())} className={styles.home} aria-label={t("home")}>
          <Wordmark />
        </Link>
        <SearchBox action={href(paths.search())} className={styles.search} />
        <div className={styles.tools}>
          <DeliveryIsland asksForPlace={config.anonymousCart} readiness={readinessOptions()} />
          <AccountLink loginHref={href(paths.login())} profileHref={href(paths.profile())} />
          <CartLink href={href(paths.cart())} className={styles.cart} />
        </div>
      </div>
      <DepartmentsBar departments={departments} />
    </header>
  );
}

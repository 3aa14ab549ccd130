import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import styles from "./bottom-bar.module.css";
import { CartCount } from "./cart-count";

export async function BottomBar() {
  const t = await getTranslations("layout");
  const href = localizePath(await getLocale());
  return (
    <nav className={styles.bar} aria-label={t("shortcuts")}>
      <Link href={href(paths.home())}>
        <Icon name="home" />
        {t("barHome")}
      </Link>
      <Link href={href(paths.departments())}>
        <Icon name="menu" />
        {t("barDepartments")}
      </Link>
      <Link href={href(paths.offers())}>
        <Icon name="tag" />
        {t("barOffers")}
      </Link>
      <Link href={href(paths.lists())}>
        <Icon name="star" />
        {t("barLists")}
      </Link>
      <Link href={href(paths.cart())}>
        <Icon name="cart" />
        {t("cart")}
        <CartCount className={styles.count} />
      </Link>
    </nav>
  );
}

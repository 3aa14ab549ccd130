import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";

const PAGES = ["customers", "orders", "requests", "returns"] as const;

export async function StaffNav({ current }: { current: (typeof PAGES)[number] }) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.nav"), getLocale()]);
  return (
    <nav aria-label={t("label")} className={styles.nav}>
      {PAGES.map((page) => (
        <Link
          key={page}
          href={localizePath(locale)(backofficePaths[page]())}
          aria-current={page === current ? "page" : undefined}
        >
          {t(page)}
        </Link>
      ))}
    </nav>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { sectionsOf, type StaffSection } from "@/lib/rules/account/staff-sections";
import { readSession } from "@/lib/session/server";
import styles from "./backoffice.module.css";

export async function StaffNav({ current }: { current: StaffSection }) {
  const [t, locale, { staff }] = await Promise.all([
    getTranslations("backoffice.nav"),
    getLocale(),
    readSession(),
  ]);
  return (
    <nav aria-label={t("label")} className={styles.nav}>
      {sectionsOf(staff?.roles ?? []).map((page) => (
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

import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

/** Part of every page's payload, but rarely shown: the server answers missing pages with `not-found/page`. */
export default async function NotFound() {
  const [t, layout, locale] = await Promise.all([
    getTranslations("notFound"),
    getTranslations("layout"),
    getLocale(),
  ]);
  return (
    <>
      <h1>{t("title")}</h1>
      <Link href={localizePath(locale)(paths.departments())}>{layout("allDepartments")}</Link>
    </>
  );
}

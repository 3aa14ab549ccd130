import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";

/** What one reads where there is no page, with the ways on; short, since the data of every page carry it. */
export async function LostPage() {
  const [t, layout, locale] = await Promise.all([
    getTranslations("notFound"),
    getTranslations("layout"),
    getLocale(),
  ]);
  const href = localPath(locale);
  return (
    <EmptyState
      heading="h1"
      icon="basket"
      title={t("title")}
      actions={
        <>
          <LinkButton href={href(paths.departments())}>{layout("allDepartments")}</LinkButton>
          <LinkButton href={href(paths.search())} variant="secondary">
            {t("search")}
          </LinkButton>
          <LinkButton href={href(paths.home())} variant="secondary">
            {t("home")}
          </LinkButton>
        </>
      }
    >
      <p>{t("text")}</p>
    </EmptyState>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { FirstPageLink } from "./first-page-link";

export async function NotFoundPage() {
  const [t, layout, pagination, locale] = await Promise.all([
    getTranslations("notFound"),
    getTranslations("layout"),
    getTranslations("pagination"),
    getLocale(),
  ]);
  const href = localizePath(locale);
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
          <FirstPageLink label={pagination("toFirst")} />
        </>
      }
    >
      <p>{t("text")}</p>
    </EmptyState>
  );
}

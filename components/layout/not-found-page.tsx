import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

/** Every page loads the browser code that this file imports: that of further links comes as `children`. */
export async function NotFoundPage({ children }: { children: ReactNode }) {
  const [t, layout, locale] = await Promise.all([
    getTranslations("notFound"),
    getTranslations("layout"),
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
          {children}
        </>
      }
    >
      <p>{t("text")}</p>
    </EmptyState>
  );
}

import type { ReactNode } from "react";
import { getLocale, getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/button";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { DepartmentTiles } from "./department-tiles";

async function departmentsOrNone(): Promise<CategoryNode[]> {
  try {
    return await getCategoryTree();
  } catch {
    return [];
  }
}

/** What one reads where there is no page, with the ways on. */
export async function LostPage({ children }: { children?: ReactNode }) {
  const [t, locale, departments] = await Promise.all([
    getTranslations("notFound"),
    getLocale(),
    departmentsOrNone(),
  ]);
  const href = localPath(locale);
  return (
    <>
      <EmptyState
        heading="h1"
        icon="basket"
        title={t("title")}
        actions={
          <>
            <LinkButton href={href(paths.home())}>{t("home")}</LinkButton>
            <LinkButton href={href(paths.search())} variant="secondary">
              {t("search")}
            </LinkButton>
          </>
        }
      >
        <p>{t("text")}</p>
      </EmptyState>
    </>
  );
}

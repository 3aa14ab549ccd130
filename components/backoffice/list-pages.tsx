import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import type { ListPage } from "@/lib/ebsn/domain/content-edit";
import styles from "./backoffice.module.css";

type Props = Pick<ListPage, "page" | "pages"> & { hrefOf: (page: number) => string };

export async function ListPages({ page, pages, hrefOf }: Props) {
  const t = await getTranslations("backoffice.customers");
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t("pages")}>
      {page > 1 && (
        <LinkButton variant="secondary" small rel="prev" href={hrefOf(page - 1)}>
          {t("previous")}
        </LinkButton>
      )}
      <span>{t("pageOf", { page, count: pages })}</span>
      {page < pages && (
        <LinkButton variant="secondary" small rel="next" href={hrefOf(page + 1)}>
          {t("next")}
        </LinkButton>
      )}
    </nav>
  );
}

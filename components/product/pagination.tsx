import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import styles from "./pagination.module.css";
import { paginationPages } from "./pagination-pages";

type Props = { page: number; count: number; hrefOf: (page: number) => string };

/** Real links to every page; nothing where there is only one. */
export function Pagination({ page, count, hrefOf }: Props) {
  const t = useTranslations("category");
  if (count <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t("pages")}>
      {page > 1 && (
        <a className={styles.step} rel="prev" href={hrefOf(page - 1)}>
          <Icon name="back" size={18} />
          <span>{t("previousPage")}</span>
        </a>
      )}
      <ol>
        {paginationPages(page, count).map((one, index) =>
          one === null ? (
            <li key={`gap${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <a
                href={hrefOf(one)}
                aria-label={t("pageNumber", { page: one })}
                aria-current={one === page ? "page" : undefined}
              >
                {one}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <a className={styles.step} rel="next" href={hrefOf(page + 1)}>
          <span>{t("nextPage")}</span>
          <Icon name="forward" size={18} />
        </a>
      )}
    </nav>
  );
}

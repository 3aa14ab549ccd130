import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import styles from "./pagination.module.css";
import { paginationPages } from "./pagination-pages";

type Props = { page: number; count: number; hrefOf: (page: number) => string };

export function Pagination({ page, count, hrefOf }: Props) {
  const t = useTranslations("category");
  if (count <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t("pages")}>
      {page > 1 && (
        <Link className={styles.step} rel="prev" href={hrefOf(page - 1)}>
          <Icon name="back" size={18} />
          <span>{t("previousPage")}</span>
        </Link>
      )}
      <ol>
        {paginationPages(page, count).map((pageNumber, index) =>
          pageNumber === null ? (
            <li key={`gap${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={pageNumber}>
              <Link
                href={hrefOf(pageNumber)}
                aria-label={t("pageNumber", { page: pageNumber })}
                {...(pageNumber === page && { "aria-current": "page" })}
              >
                {pageNumber}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <Link className={styles.step} rel="next" href={hrefOf(page + 1)}>
          <span>{t("nextPage")}</span>
          <Icon name="forward" size={18} />
        </Link>
      )}
    </nav>
  );
}

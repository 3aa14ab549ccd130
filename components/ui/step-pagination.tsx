import { LinkButton } from "./button";
import styles from "./step-pagination.module.css";

type Props = {
  label: string;
  page: number;
  count: number;
  texts: { previous: string; next: string; position: string };
  hrefOf: (page: number) => string;
};

/** Previous and next only: for lists in which nobody looks for a page by its number. */
export function StepPagination({ label, page, count, texts, hrefOf }: Props) {
  if (count <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <LinkButton variant="secondary" small rel="prev" href={hrefOf(page - 1)}>
          {texts.previous}
        </LinkButton>
      )}
      <span>{texts.position}</span>
      {page < count && (
        <LinkButton variant="secondary" small rel="next" href={hrefOf(page + 1)}>
          {texts.next}
        </LinkButton>
      )}
    </nav>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./detail-article.module.css";

/** An order, a return or a request on a page of its own. */
export function DetailArticle({ className, ...rest }: ComponentProps<"article">) {
  return <article className={classNames(styles.article, className)} {...rest} />;
}

type HeaderProps = { tags: ReactNode; note?: ReactNode; children: ReactNode };

/** Title and date on one side, the status and its explanation on the other. */
export function DetailHeader({ tags, note, children }: HeaderProps) {
  return (
    <header className={styles.head}>
      <div>{children}</div>
      <div className={styles.state}>
        <p className={styles.tags}>{tags}</p>
        {note}
      </div>
    </header>
  );
}

export function DetailFacts(props: Omit<ComponentProps<"dl">, "className">) {
  return <dl className={styles.facts} {...props} />;
}

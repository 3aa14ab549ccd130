import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./record.module.css";

export function Muted({ className, ...rest }: ComponentProps<"p">) {
  return <p className={classNames(styles.muted, className)} {...rest} />;
}

/** An order, a return or a request on a page of its own. */
export function Record({ className, ...rest }: ComponentProps<"article">) {
  return <article className={classNames(styles.record, className)} {...rest} />;
}

type HeadProps = { tags: ReactNode; note?: ReactNode; children: ReactNode };

/** Title and date on one side, the status and its explanation on the other. */
export function RecordHead({ tags, note, children }: HeadProps) {
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

export function Facts(props: Omit<ComponentProps<"dl">, "className">) {
  return <dl className={styles.facts} {...props} />;
}

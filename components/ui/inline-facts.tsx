import { Fragment, type ReactNode } from "react";
import styles from "./inline-facts.module.css";

/**
 * Short facts with dots between them. A line ends between two of them, inside one only where it fills a line; the dot
 * before the first fact of a line is not shown.
 */
export function InlineFacts({ facts }: { facts: ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== "");
  return (
    <span className={styles.facts}>
      {shown.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && " "}
          <span className={styles.fact}>
            {index > 0 && <span className={styles.separator}>· </span>}
            {fact}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

import type { ReactNode } from "react";
import styles from "./registration.module.css";

/** Title, a sentence and one short form. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}

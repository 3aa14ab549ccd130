import type { ReactNode } from "react";
import styles from "./registration.module.css";

export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}

import type { ReactNode } from "react";
import styles from "./product-grid.module.css";

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

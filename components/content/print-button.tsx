"use client";

import type { ReactNode } from "react";
import styles from "./recipe-head.module.css";

/** Hidden without scripts. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      {children}
    </button>
  );
}

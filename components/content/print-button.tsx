"use client";

import type { ReactNode } from "react";
import styles from "./recipe-head.module.css";

/** Of no use without scripts, so it does not show there. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.print} onClick={() => window.print()}>
      {children}
    </button>
  );
}

import type { ReactNode } from "react";
import styles from "./backoffice.module.css";

type Props = { label: string; question: string; children: ReactNode };

/** Asks before an action that cannot be undone, also without scripts. */
export function ConfirmDisclosure({ label, question, children }: Props) {
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
      <p>{question}</p>
      {children}
    </details>
  );
}

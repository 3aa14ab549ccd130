import type { ComponentProps, ReactNode } from "react";
import styles from "./radio-card.module.css";

type Props = ComponentProps<"input"> & { children: ReactNode };

export function RadioCard({ children, ...rest }: Props) {
  return (
    <label className={styles.card}>
      <input type="radio" {...rest} />
      {children}
    </label>
  );
}

/** Lines beneath each other, beside the radio button: `b`, then `small`. */
export function RadioCardText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}

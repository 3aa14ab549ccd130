import type { ReactNode } from "react";
import styles from "./index-header.module.css";

export function IndexHeader({ title, text }: { title: ReactNode; text: string }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{text}</p>
    </header>
  );
}

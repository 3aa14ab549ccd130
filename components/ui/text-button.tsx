import type { ComponentProps } from "react";
import styles from "./entry-list.module.css";

export function TextButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button type="button" className={styles.textButton} {...props} />;
}

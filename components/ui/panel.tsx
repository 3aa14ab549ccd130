import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./panel.module.css";

export function Panel({ className, ...rest }: ComponentProps<"section">) {
  return <section className={classNames(styles.panel, className)} {...rest} />;
}

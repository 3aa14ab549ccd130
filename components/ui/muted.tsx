import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./muted.module.css";

export function Muted({ className, ...rest }: ComponentProps<"p">) {
  return <p className={classNames(styles.muted, className)} {...rest} />;
}

import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./alert.module.css";

type Props = ComponentProps<"div"> & { tone?: "error" | "success" | "warning" };

/** Assertive for errors, else polite. */
export function Alert({ tone = "error", className, ...rest }: Props) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classNames(styles.alert, styles[tone], className)}
      {...rest}
    />
  );
}

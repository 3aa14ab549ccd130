import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./alert.module.css";

type Props = ComponentProps<"div"> & { tone?: "error" | "success" | "warning" };

/** Announced at once when it is an error, politely otherwise. */
export function Alert({ tone = "error", className, ...rest }: Props) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classNames(styles.alert, styles[tone], className)}
      {...rest}
    />
  );
}

import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names";

type Props = { tone?: "plain" | "primary" | "offer" | "loyalty"; children: ReactNode };

export function Badge({ tone = "plain", children }: Props) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

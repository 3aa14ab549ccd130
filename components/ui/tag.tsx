import type { ComponentProps } from "react";
import styles from "./tag.module.css";

/** `progress`: in progress; `success`: on its way or done; `error`: failed or over. */
export type Tone = "neutral" | "progress" | "success" | "error";

/** The status of an order, a return or a request. */
export function Tag({ tone, ...rest }: Omit<ComponentProps<"span">, "className"> & { tone: Tone }) {
  return <span className={styles.tag} data-tone={tone} {...rest} />;
}

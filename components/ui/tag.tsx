import type { ComponentProps } from "react";
import styles from "./tag.module.css";

/** `busy`: in progress; `good`: on its way or done; `bad`: failed or over. */
export type Tone = "plain" | "busy" | "good" | "bad";

/** The status of an order, a return or a request. */
export function Tag({ tone, ...rest }: Omit<ComponentProps<"span">, "className"> & { tone: Tone }) {
  return <span className={styles.tag} data-tone={tone} {...rest} />;
}

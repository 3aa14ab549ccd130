import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./control.module.css";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(styles.input, className)} {...rest} />;
}

/** A native select, for keyboards and phones. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={classNames(styles.input, className)} {...rest} />;
}

export function Textarea({ tall, className, ...rest }: ComponentProps<"textarea"> & { tall?: boolean }) {
  return <textarea className={classNames(styles.textarea, tall && styles.tall, className)} {...rest} />;
}

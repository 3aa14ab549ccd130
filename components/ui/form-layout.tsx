import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./form-layout.module.css";

/** The parts of a form or page, one beneath the other. */
export function Stack({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.stack, className)} {...rest} />;
}

export function StackForm({ className, ...rest }: ComponentProps<"form">) {
  return <form className={classNames(styles.stack, className)} {...rest} />;
}

export function StackFieldset({ className, ...rest }: ComponentProps<"fieldset">) {
  return <fieldset className={classNames(styles.stack, className)} {...rest} />;
}

/** Six columns from 600 px on: fields say their part by `span`. */
export function FieldRow({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.row, className)} {...rest} />;
}

/** Buttons and links side by side; `apart` keeps a distance from the text above. */
export function Actions({ apart, className, ...rest }: ComponentProps<"div"> & { apart?: boolean }) {
  return <div className={classNames(styles.actions, apart && styles.apart, className)} {...rest} />;
}

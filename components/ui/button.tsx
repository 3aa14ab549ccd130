import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./button.module.css";

type Look = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  small?: boolean;
  /** as wide as its box. */
  wide?: boolean;
};

function look({ variant = "primary", small, wide }: Look, own?: string): string {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, own);
}

type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean };

/** A button of type "button" unless told; `busy` keeps it focusable and says so. */
export function Button({ variant, small, wide, busy, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      className={look({ variant, small, wide }, className)}
      {...rest}
    />
  );
}

export function LinkButton({ variant, small, wide, className, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={look({ variant, small, wide }, className)} {...rest} />;
}

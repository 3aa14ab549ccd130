import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./button.module.css";
import { Link, type LinkProps } from "./link";

type ButtonStyle = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  small?: boolean;
  /** Full width. */
  wide?: boolean;
};

function buttonClassName({ variant = "primary", small, wide }: ButtonStyle, className?: string): string {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);
}

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean };

/** `busy` keeps the button focusable. */
export function Button({ variant, small, wide, busy, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      {...(busy && { "aria-busy": true })}
      className={buttonClassName({ variant, small, wide }, className)}
      {...rest}
    />
  );
}

export function LinkButton({ variant, small, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link className={buttonClassName({ variant, small, wide }, className)} {...rest} />;
}

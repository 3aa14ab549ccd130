import type { ComponentProps } from "react";
import { busyProps } from "./busy-props";
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

export function Button({ variant, small, wide, busy, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClassName({ variant, small, wide }, className)}
      {...rest}
      {...(busy && busyProps)}
    />
  );
}

export function LinkButton({ variant, small, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link className={buttonClassName({ variant, small, wide }, className)} {...rest} />;
}

import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names";
import { Input } from "./control";
import styles from "./field.module.css";

/** Part of a `FieldRow`, from 600 px on. */
export type FieldSpan = "full" | "half" | "third" | "twoThirds";

export function FieldLabel({ className, ...rest }: ComponentProps<"label">) {
  return <label className={classNames(styles.label, className)} {...rest} />;
}

export function FieldLegend({ className, ...rest }: ComponentProps<"legend">) {
  return <legend className={classNames(styles.label, className)} {...rest} />;
}

export function FieldHint(props: ComponentProps<"p">) {
  return <p className={styles.hint} {...props} />;
}

export function FieldError(props: ComponentProps<"p">) {
  return <p className={styles.error} {...props} />;
}

/** Grid of label, control, hint and error. */
export const fieldClassName = (span?: FieldSpan, className?: string): string =>
  classNames(styles.field, span && styles[span], className);

type Described = { id: string; hint?: ReactNode; error?: ReactNode };

export const describeControl = ({ id, hint, error }: Described): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

type BoxProps = Described & {
  label: ReactNode;
  span?: FieldSpan;
  className?: string;
  children: ReactNode;
};

/** Label, hint and error of any control that carries `id`. */
export function FieldBox({ id, label, hint, error, span, className, children }: BoxProps) {
  return (
    <div className={fieldClassName(span, className)}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type Props = ComponentProps<"input"> & { label: string; hint?: string; error?: string; span?: FieldSpan };

export function Field({ label, hint, error, id: idProp, span, className, ...rest }: Props) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  return (
    <FieldBox {...{ id, label, hint, error, span, className }}>
      <Input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describeControl({ id, hint, error })}
        {...rest}
      />
    </FieldBox>
  );
}

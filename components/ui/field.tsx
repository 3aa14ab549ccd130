import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names";
import { Input } from "./control";
import styles from "./field.module.css";

/** Part of a `FieldRow`, from 600 px on. */
export type FieldSpan = "full" | "half" | "third" | "twoThirds";

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

type Description = {
  id: string;
  hint?: ReactNode;
  /** Markup, below the hint. */
  note?: ReactNode;
  error?: ReactNode;
};

export const describeControl = ({ id, hint, note, error }: Description): string | undefined =>
  [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

/** `extra` stands above the error and does not describe the control. */
type DescriptionProps = Description & { extra?: ReactNode };

export function FieldDescription({ id, hint, note, error, extra }: DescriptionProps) {
  return (
    <>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {note && (
        <div id={`${id}-note`} className={styles.note}>
          {note}
        </div>
      )}
      {extra}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

type BoxProps = DescriptionProps & {
  label: ReactNode;
  span?: FieldSpan;
  className?: string;
  children: ReactNode;
};

/** Label and description of any control that carries `id`. */
export function FieldBox({ label, span, className, children, ...description }: BoxProps) {
  return (
    <div className={fieldClassName(span, className)}>
      <label htmlFor={description.id} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldDescription {...description} />
    </div>
  );
}

/** The same for controls that are named together. */
export function FieldGroup({ label, span, className, children, ...description }: BoxProps) {
  return (
    <fieldset className={fieldClassName(span, classNames(styles.group, className))}>
      <FieldLegend>{label}</FieldLegend>
      {children}
      <FieldDescription {...description} />
    </fieldset>
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

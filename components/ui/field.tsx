import { useId, type ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./field.module.css";

type Props = ComponentProps<"input"> & { label: string; hint?: string; error?: string };

export function Field({ label, hint, error, id: idProp, className, ...rest }: Props) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...rest}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

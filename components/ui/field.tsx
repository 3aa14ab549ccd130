import { useId, type ComponentProps } from "react";
import { classNames } from "./class-names";
import styles from "./field.module.css";

type Props = ComponentProps<"input"> & { label: string; hint?: string; error?: string };

/** A text field with its label, hint and fault, tied together for those who listen. */
export function Field({ label, hint, error, id: givenId, className, ...rest }: Props) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
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

import type { ComponentProps, ReactNode } from "react";
import styles from "./forms.module.css";

type Props = ComponentProps<"input"> & { label: ReactNode; error?: string };

export function Checkbox({ label, error, id, ...rest }: Props) {
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

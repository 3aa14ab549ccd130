import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";
import { FieldError } from "./field";

type Props = ComponentProps<"input"> & { label: ReactNode; error?: string };

function Choice({ label, error, id, ...rest }: Props) {
  return (
    <div>
      <label className={styles.label}>
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export const Checkbox = (props: Props) => <Choice {...props} type="checkbox" />;

export const Radio = (props: Props) => <Choice {...props} type="radio" />;

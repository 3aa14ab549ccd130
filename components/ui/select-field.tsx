import type { ComponentProps } from "react";
import { Select } from "./control";
import { describeControl, FieldBox, type FieldSpan } from "./field";

type Props = ComponentProps<"select"> & {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  span?: FieldSpan;
};

export function SelectField({ id, label, hint, error, span, className, ...rest }: Props) {
  return (
    <FieldBox {...{ id, label, hint, error, span, className }}>
      <Select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describeControl({ id, hint, error })}
        {...rest}
      />
    </FieldBox>
  );
}

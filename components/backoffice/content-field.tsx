"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Textarea } from "@/components/ui/control";
import { describeControl, Field, FieldBox, FieldGroup, type FieldSpan } from "@/components/ui/field";
import { useFieldErrors } from "./staff-actions";

type FieldProps = ComponentProps<typeof Field> & { name: string };

/** Shows what the shop rejected about it. */
export function ContentField(props: FieldProps) {
  return <Field {...props} error={useFieldErrors()[props.name]} />;
}

type GroupProps = { name: string; label: ReactNode; hint: string; children: ReactNode };

/** Of controls with one name. */
export function ContentFieldGroup({ name, ...rest }: GroupProps) {
  return <FieldGroup {...rest} id={name} error={useFieldErrors()[name]} />;
}

type TextProps = ComponentProps<"textarea"> & {
  id: string;
  name: string;
  label: string;
  hint?: string;
  span?: FieldSpan;
};

export function ContentTextarea({ label, hint, span, ...rest }: TextProps) {
  const { id, name } = rest;
  const error = useFieldErrors()[name];
  return (
    <FieldBox {...{ id, label, hint, error, span }}>
      <Textarea
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={describeControl({ id, hint, error })}
      />
    </FieldBox>
  );
}

type DetailsProps = { fieldPrefix: string; isOpen?: boolean; className?: string; children: ReactNode };

/** Opens for the error of a field in it. */
export function ContentDetails({ fieldPrefix, isOpen, className, children }: DetailsProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const errors = useFieldErrors();
  const hasError = Object.keys(errors).some((name) => name.startsWith(fieldPrefix));
  useEffect(() => {
    if (hasError && ref.current) ref.current.open = true;
  }, [hasError, errors]);
  return (
    <details ref={ref} open={isOpen} className={className}>
      {children}
    </details>
  );
}

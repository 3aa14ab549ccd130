"use client";

import type { ComponentProps, ReactNode } from "react";
import { StackForm } from "@/components/ui/form-layout";
import { ErrorAlert } from "./error-alert";
import { ErrorList, type FormError } from "./error-list";

type Props = Omit<ComponentProps<"form">, "title"> & {
  title: string;
  errors: FormError[];
  attempt: number;
  formErrors: string[];
  children: ReactNode;
};

/** With `action` it is also sent without scripts; else a native submit must not put values in a URL. */
export function Form({ title, errors, attempt, formErrors, action, children, ...rest }: Props) {
  return (
    <StackForm {...(action ? { action } : { method: "post" })} noValidate {...rest}>
      <ErrorList title={title} errors={errors} attempt={attempt} />
      <ErrorAlert messages={formErrors} />
      {children}
    </StackForm>
  );
}

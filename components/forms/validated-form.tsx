"use client";

import type { ReactNode } from "react";
import { ErrorSummary, type FormError } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { useHydrated } from "./use-hydrated";

type Props = {
  fieldErrors: FormError[];
  attempt: number;
  formError: string;
  busy: boolean;
  /** Label of the submit button. */
  submitLabel: string;
  submit: () => void;
  /** Shown beside the submit button. */
  actions?: ReactNode;
  danger?: boolean;
  children: ReactNode;
};

/** Disabled until hydration: typed values would be lost, and a native submit must not put them in a URL. */
export function ValidatedForm(props: Props) {
  const { fieldErrors, attempt, formError, busy, submitLabel, submit, actions, danger, children } = props;
  const isHydrated = useHydrated();
  return (
    <form
      method="post"
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={fieldErrors} attempt={attempt} />
      {formError && (
        <p role="alert" className={forms.summary}>
          {formError}
        </p>
      )}
      <fieldset disabled={!isHydrated} className={`${forms.form} ${forms.fields}`}>
        {children}
        <div className={forms.actions}>
          <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy}>
            {submitLabel}
          </Button>
          {actions}
        </div>
      </fieldset>
    </form>
  );
}

"use client";

import type { ReactNode } from "react";
import { ErrorSummary, type Fault } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import own from "./profile-update.module.css";
import { useAwake } from "./use-awake";

type Props = {
  summary: Fault[];
  attempt: number;
  refusal: string;
  busy: boolean;
  /** Words of the button that sends. */
  send: string;
  submit: () => void;
  /** Beside the button that sends. */
  actions?: ReactNode;
  danger?: boolean;
  children: ReactNode;
};

/**
 * The frame of a form of `useRulesForm`. Nothing can be typed before scripts run: it would be lost,
 * and a browser that sent it by itself must never put it in an address.
 */
export function RulesForm(props: Props) {
  const { summary, attempt, refusal, busy, send, submit, actions, danger, children } = props;
  const isAwake = useAwake();
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
      <ErrorSummary faults={summary} attempt={attempt} />
      {refusal && (
        <p role="alert" className={forms.summary}>
          {refusal}
        </p>
      )}
      <fieldset disabled={!isAwake} className={`${forms.form} ${own.fields}`}>
        {children}
        <div className={forms.actions}>
          <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy}>
            {send}
          </Button>
          {actions}
        </div>
      </fieldset>
    </form>
  );
}

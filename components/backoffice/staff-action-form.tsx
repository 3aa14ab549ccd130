"use client";

import { type ReactNode, useActionState } from "react";
import { ErrorAlert } from "@/components/forms/error-alert";
import { LocaleField } from "@/components/forms/locale-field";
import styles from "./backoffice.module.css";
import { messagesOf, NOT_SENT, type StaffActionState } from "./staff-action-state";

export type StaffAction = (previous: StaffActionState, form: FormData) => Promise<StaffActionState>;

type Props = { action: StaffAction; label: string; children: ReactNode };

/** A row's buttons, with the shop's reason when it rejects an action. */
export function StaffActionForm({ action, label, children }: Props) {
  const [state, post] = useActionState(action, NOT_SENT);
  return (
    <form action={post} className={styles.actions} aria-label={label}>
      <LocaleField />
      <ErrorAlert messages={messagesOf(state)} attempt={state} />
      {children}
    </form>
  );
}

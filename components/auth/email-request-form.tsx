"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useActionState, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { email as emailRule, required } from "@/lib/rules/validators";
import { LocaleField } from "@/components/forms/locale-field";
import { readSentEmail } from "./sent-email";
import styles from "./registration.module.css";
import { useFieldErrorMessage } from "@/components/forms/use-field-error-message";

/** Result of the form without JavaScript. */
export type EmailRequestState = { email: string; formError: string; isSent: boolean };

type Props = {
  path: "registration/registration_resend_email" | "registration/password_reset_token_request";
  submitLabel: string;
  /** Shown in place after sending; without it the browser goes to `next`. */
  doneMessage?: string;
  redirectTo?: string;
  action: (previous: EmailRequestState, form: FormData) => Promise<EmailRequestState>;
};

const INITIAL_STATE: EmailRequestState = { email: "", formError: "", isSent: false };

export function EmailRequestForm({ path, submitLabel, doneMessage, redirectTo, action }: Props) {
  const t = useTranslations();
  const formatError = useFieldErrorMessage();
  const [state, post] = useActionState(action, INITIAL_STATE);
  const [formError, setFormError] = useState(state.formError);
  const [isSent, setIsSent] = useState(state.isSent);
  const schema = z.object({
    email: z.string().superRefine((value, context) => {
      const error = required(value) ?? emailRule(value);
      if (error) context.addIssue({ code: "custom", message: formatError(error) });
    }),
  });
  const { register, handleSubmit, formState, getValues, setValue } = useForm<{ email: string }>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const fieldError = errors.email?.message;

  useEffect(() => {
    const sentEmail = readSentEmail();
    if (sentEmail && !getValues("email")) setValue("email", sentEmail);
  }, [getValues, setValue]);

  async function send({ email }: { email: string }): Promise<void> {
    setFormError("");
    setIsSent(false);
    try {
      await apiFetch(path, { body: { e_mail: email.trim() } });
      if (redirectTo) window.location.assign(redirectTo);
      else setIsSent(true);
    } catch (cause) {
      setFormError(userMessage(cause, t));
    }
  }

  return (
    <form
      className={forms.form}
      action={post}
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <LocaleField />
      <ErrorSummary
        errors={
          fieldError ? [{ id: "mail-email", message: `${t("registration.field.email")}: ${fieldError}` }] : []
        }
        attempt={submitCount}
      />
      {formError && (
        <p role="alert" className={forms.summary}>
          {formError}
        </p>
      )}
      <Field
        label={t("registration.field.email")}
        id="mail-email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        defaultValue={state.email}
        error={fieldError}
        {...register("email")}
      />
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {submitLabel}
      </Button>
      <div role="status">{isSent && doneMessage && <p className={styles.done}>{doneMessage}</p>}</div>
    </form>
  );
}

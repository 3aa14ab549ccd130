"use client";

import { useTranslations } from "next-intl";
import { useActionState, useEffect, useState } from "react";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { leavePage } from "@/lib/navigation/leave-page";
import { identifierParams, validateEmail, validateIdentifier } from "@/lib/rules/account/log-in";
import { readSentEmail } from "./sent-email";
import styles from "./registration.module.css";

type Values = { email: string };

const RESET = "registration/password_reset_token_request";

export type EmailRequestState = PostedForm<Values> & { isSent: boolean };

type Props = {
  path: "registration/registration_resend_email" | typeof RESET;
  submitLabel: string;
  /** Shown in place after sending; without it the browser goes to `redirectTo`. */
  doneMessage?: string;
  redirectTo?: string;
  action: (previous: EmailRequestState, form: FormData) => Promise<EmailRequestState>;
};

const INITIAL_STATE: EmailRequestState = { ...NOT_POSTED, isSent: false };

export function EmailRequestForm({ path, submitLabel, doneMessage, redirectTo, action }: Props) {
  const t = useTranslations("registration");
  const isReset = path === RESET;
  const [posted, post] = useActionState(action, INITIAL_STATE);
  const [isSent, setIsSent] = useState(posted.isSent);
  const { form, field, isSubmitting, formProps } = useValidatedForm<Values>({
    id: "mail",
    validate: isReset ? validateIdentifier : validateEmail,
    labelOf: () => t(isReset ? "identifier" : "field.email"),
    posted,
    async onSubmit({ email }) {
      setIsSent(false);
      await apiFetch(path, { body: isReset ? identifierParams(email) : { e_mail: email.trim() } });
      if (redirectTo) await leavePage(redirectTo);
      else setIsSent(true);
    },
  });
  const { getValues, setValue } = form;

  useEffect(() => {
    const sentEmail = readSentEmail();
    if (sentEmail && !getValues("email")) setValue("email", sentEmail);
  }, [getValues, setValue]);

  return (
    <Form {...formProps} action={post}>
      <LocaleField />
      <Field
        {...field("email")}
        type={isReset ? "text" : "email"}
        autoComplete={isReset ? "username" : "email"}
        spellCheck={false}
        autoCapitalize="none"
        required
        defaultValue={posted.values.email}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {submitLabel}
      </Button>
      <div role="status">{isSent && doneMessage && <p className={styles.done}>{doneMessage}</p>}</div>
    </Form>
  );
}

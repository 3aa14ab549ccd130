"use client";

import { useLocale, useTranslations } from "next-intl";
import { useActionState, useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { clearCartAndSession } from "@/lib/cart/cart-store";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import { validateNewPassword } from "@/lib/rules/registration";
import { LocaleField } from "@/components/forms/locale-field";
import { useFieldErrorMessage } from "@/components/forms/use-field-error-message";

type Values = { password: string; passwordAgain: string };

type Props = {
  email: string;
  token: string;
  /** For browsers without JavaScript: returns the error. */
  action: (previous: string, form: FormData) => Promise<string>;
};

const FIELDS = ["password", "passwordAgain"] as const;

export function NewPasswordForm({ email, token, action }: Props) {
  const t = useTranslations();
  const formatError = useFieldErrorMessage();
  const to = localizePath(useLocale());
  const [postedError, post] = useActionState(action, "");
  const [formError, setFormError] = useState(postedError);
  const { register, handleSubmit, formState } = useForm<Values>({
    shouldFocusError: false,
    resolver: (values) => {
      const errorEntries = [...validateNewPassword(values.password, values.passwordAgain)];
      const errors = Object.fromEntries(
        errorEntries.map(([name, fieldError]) => [
          name,
          { type: fieldError.code, message: formatError(fieldError) },
        ]),
      );
      return errorEntries.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors, isSubmitting, submitCount } = formState;

  async function send({ password }: Values): Promise<void> {
    setFormError("");
    try {
      await apiFetch("registration/password_reset", {
        body: { e_mail: email, reset_token: token, password },
      });
      clearCartAndSession();
      window.location.assign(to(accountPaths.passwordCompleted()));
    } catch (cause) {
      setFormError(userMessage(cause, t));
    }
  }

  const fieldErrors = FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    if (!message) return [];
    const field = t(`registration.field.${name}`);
    return [{ id: `new-${name}`, message: t("registration.faultNamed", { field, message }) }];
  });

  return (
    <form
      className={forms.form}
      action={post}
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <LocaleField />
      <input type="hidden" name="e_mail" value={email} />
      <input type="hidden" name="token" value={token} />
      <ErrorSummary errors={fieldErrors} attempt={submitCount} />
      {formError && (
        <p role="alert" className={forms.summary}>
          {formError}
        </p>
      )}
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={t(`registration.field.${name}`)}
          id={`new-${name}`}
          type="password"
          autoComplete="new-password"
          required
          hint={name === "password" ? t("registration.passwordHint") : undefined}
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {t("passwordReset.newSubmit")}
      </Button>
    </form>
  );
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { useActionState, useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { door } from "@/lib/cart/door";
import { dropCart } from "@/lib/cart/held";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { newPasswordFaults } from "@/lib/rules/registration";
import { LocaleField } from "./locale-field";
import { useSayFault } from "./use-say-fault";
import { useSayRefusal } from "./use-say-refusal";

type Values = { password: string; passwordAgain: string };

type Props = {
  email: string;
  token: string;
  /** For browsers without JavaScript: answers why it was refused. */
  action: (before: string, form: FormData) => Promise<string>;
};

const NAMES = ["password", "passwordAgain"] as const;

/** Two times the new password; the old sessions end with it. */
export function PasswordNewForm({ email, token, action }: Props) {
  const t = useTranslations();
  const say = useSayFault();
  const sayRefusal = useSayRefusal();
  const to = localPath(useLocale());
  const [said, post] = useActionState(action, "");
  const [refusal, setRefusal] = useState(said);
  const { register, handleSubmit, formState } = useForm<Values>({
    shouldFocusError: false,
    resolver: (values) => {
      const found = [...newPasswordFaults(values.password, values.passwordAgain)];
      const errors = Object.fromEntries(
        found.map(([name, fault]) => [name, { type: fault.code, message: say(fault) }]),
      );
      return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors, isSubmitting, submitCount } = formState;

  async function send({ password }: Values): Promise<void> {
    setRefusal("");
    try {
      await door("registration/password_reset", { body: { e_mail: email, reset_token: token, password } });
      dropCart();
      window.location.assign(to(accountPaths.passwordCompleted()));
    } catch (cause) {
      setRefusal(sayRefusal(cause));
    }
  }

  const faults = NAMES.flatMap((name) => {
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
      <ErrorSummary faults={faults} attempt={submitCount} />
      {refusal && (
        <p role="alert" className={forms.summary}>
          {refusal}
        </p>
      )}
      {NAMES.map((name) => (
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

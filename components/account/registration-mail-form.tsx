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
import { door } from "@/lib/cart/door";
import { email as emailRule, required } from "@/lib/rules/validators";
import { LocaleField } from "./locale-field";
import { mailedTo } from "./registration-mailed";
import styles from "./registration.module.css";
import { useSayFault } from "./use-say-fault";
import { useSayRefusal } from "./use-say-refusal";

/** What a form without JavaScript came back with. */
export type MailAnswer = { email: string; refusal: string; done: boolean };

type Props = {
  path: "registration/registration_resend_email" | "registration/password_reset_token_request";
  submit: string;
  /** What is said where one stays; without it `next` is where one goes. */
  done?: string;
  next?: string;
  action: (before: MailAnswer, form: FormData) => Promise<MailAnswer>;
};

const NOTHING: MailAnswer = { email: "", refusal: "", done: false };

/** An e-mail the shop is asked to write to. */
export function RegistrationMailForm({ path, submit, done, next, action }: Props) {
  const t = useTranslations();
  const say = useSayFault();
  const sayRefusal = useSayRefusal();
  const [state, post] = useActionState(action, NOTHING);
  const [refusal, setRefusal] = useState(state.refusal);
  const [isDone, setDone] = useState(state.done);
  const schema = z.object({
    email: z.string().superRefine((value, context) => {
      const found = required(value) ?? emailRule(value);
      if (found) context.addIssue({ code: "custom", message: say(found) });
    }),
  });
  const { register, handleSubmit, formState, getValues, setValue } = useForm<{ email: string }>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const fault = errors.email?.message;

  useEffect(() => {
    const known = mailedTo();
    if (known && !getValues("email")) setValue("email", known);
  }, [getValues, setValue]);

  async function send({ email }: { email: string }): Promise<void> {
    setRefusal("");
    setDone(false);
    try {
      await door(path, { body: { e_mail: email.trim() } });
      if (next) window.location.assign(next);
      else setDone(true);
    } catch (cause) {
      setRefusal(sayRefusal(cause));
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
        faults={fault ? [{ id: "mail-email", message: `${t("registration.field.email")}: ${fault}` }] : []}
        attempt={submitCount}
      />
      {refusal && (
        <p role="alert" className={forms.summary}>
          {refusal}
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
        error={fault}
        {...register("email")}
      />
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {submit}
      </Button>
      <div role="status">{isDone && done && <p className={styles.done}>{done}</p>}</div>
    </form>
  );
}

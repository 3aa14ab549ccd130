"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useActionState, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { LocaleField } from "@/components/account/locale-field";
import { useSayRefusal } from "@/components/account/use-say-refusal";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { door } from "@/lib/cart/door";
import { forgetTyped } from "@/lib/session/typed-forms";

/** Why a log-in failed, in the shop's words, and the user it failed for. */
export type StaffRefusal = { user: string; message: string };

export type LogInAction = (before: StaffRefusal | null, form: FormData) => Promise<StaffRefusal>;

const schema = z.object({ user: z.string().trim().min(1), password: z.string(), otp: z.string().trim() });
type Values = z.infer<typeof schema>;

/** User, password and one-time code; which of the last two is needed, the shop knows. */
export function StaffLoginForm({ target, action }: { target: string; action: LogInAction }) {
  const t = useTranslations("backoffice.login");
  const required = useTranslations("forms")("required");
  const sayRefusal = useSayRefusal();
  const [said, submitPlain] = useActionState(action, null);
  const [message, setMessage] = useState<string | null>(null);
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<Values>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const refusal = message ?? said?.message;

  async function submit({ user, password, otp }: Values): Promise<void> {
    setMessage("");
    try {
      await door("backoffice-access/sso-login", { body: { backoffice_user: user, password, otp } });
      forgetTyped();
      window.location.assign(target);
    } catch (cause) {
      setMessage(sayRefusal(cause));
      setValue("password", "");
      setValue("otp", "");
      setFocus("password");
    }
  }

  return (
    <form
      className={forms.form}
      action={submitPlain}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <LocaleField />
      <input type="hidden" name="redirect" value={target} />
      <ErrorSummary
        faults={errors.user ? [{ id: "staff-user", message: t("missing", { field: t("user") }) }] : []}
        attempt={submitCount}
      />
      {refusal && (
        <div role="alert" className={forms.summary}>
          <p>{refusal}</p>
        </div>
      )}
      <Field
        label={t("user")}
        id="staff-user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={said?.user ?? ""}
        error={errors.user && required}
        {...register("user")}
      />
      <Field
        label={t("password")}
        id="staff-password"
        type="password"
        autoComplete="current-password"
        {...register("password")}
      />
      <Field
        label={t("otp")}
        id="staff-otp"
        hint={t("otpHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...register("otp")}
      />
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {t("submit")}
      </Button>
    </form>
  );
}

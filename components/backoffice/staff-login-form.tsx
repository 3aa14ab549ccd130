"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useActionState, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { LocaleField } from "@/components/forms/locale-field";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { clearFormDrafts } from "@/lib/session/form-drafts";

export type StaffLoginError = { user: string; message: string };

export type StaffLoginAction = (previous: StaffLoginError | null, form: FormData) => Promise<StaffLoginError>;

const schema = z.object({ user: z.string().trim().min(1), password: z.string(), otp: z.string().trim() });
type Values = z.infer<typeof schema>;

export function StaffLoginForm({ target, action }: { target: string; action: StaffLoginAction }) {
  const t = useTranslations("backoffice.login");
  const tRoot = useTranslations();
  const required = useTranslations("forms")("required");
  const [postedError, formAction] = useActionState(action, null);
  const [message, setMessage] = useState<string | null>(null);
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<Values>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const errorMessage = message ?? postedError?.message;

  async function submit({ user, password, otp }: Values): Promise<void> {
    setMessage("");
    try {
      await apiFetch("backoffice-access/sso-login", { body: { backoffice_user: user, password, otp } });
      clearFormDrafts();
      window.location.assign(target);
    } catch (cause) {
      setMessage(userMessage(cause, tRoot));
      setValue("password", "");
      setValue("otp", "");
      setFocus("password");
    }
  }

  return (
    <form
      className={forms.form}
      action={formAction}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <LocaleField />
      <input type="hidden" name="redirect" value={target} />
      <ErrorSummary
        errors={errors.user ? [{ id: "staff-user", message: t("missing", { field: t("user") }) }] : []}
        attempt={submitCount}
      />
      {errorMessage && (
        <div role="alert" className={forms.summary}>
          <p>{errorMessage}</p>
        </div>
      )}
      <Field
        label={t("user")}
        id="staff-user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={postedError?.user ?? ""}
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

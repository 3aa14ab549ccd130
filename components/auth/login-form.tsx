"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { LoginPinMessage } from "./login-pin-message";
import { LoginErrorMessage, type LoginError } from "./login-error-message";
import { RESEND_PIN, isPinError, useLogIn } from "./use-log-in";

type Props = {
  /** Keeps ids unique when the page and the dialog are both mounted. */
  idPrefix?: string;
  /** Server action and its result, for browsers without JavaScript. */
  action?: (form: FormData) => void;
  error?: LoginError | null;
  target?: string;
  /** Where to go without a loyalty card or a complete profile (spec 3 §2). */
  profileRedirect?: string;
  onDone: (user: CartUser) => void;
};

export function LoginForm({
  idPrefix = "login",
  action,
  error: initialError = null,
  target,
  profileRedirect,
  onDone,
}: Props) {
  const t = useTranslations();
  const { form, error, isPinStep, hasPin, goBack, submit } = useLogIn({ initialError, onDone });
  const { register, formState, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const required = t("forms.required");
  const defaultLogin = initialError?.login ?? "";

  const fieldErrors = (["login", "password"] as const).flatMap((name) =>
    errors[name]
      ? [{ id: `${idPrefix}-${name}`, message: t("login.missing", { field: t(`login.${name}`) }) }]
      : [],
  );
  const pinError = errors.pin && t("login.pin.format");
  if (pinError) fieldErrors.push({ id: `${idPrefix}-pin`, message: pinError });

  return (
    <form className={forms.form} action={action} noValidate onSubmit={submit}>
      {target && <input type="hidden" name="redirect" value={target} />}
      {profileRedirect && <input type="hidden" name="profile_redirect" value={profileRedirect} />}
      <ErrorSummary errors={fieldErrors} attempt={submitCount} />
      {error && (isPinError(error) ? <LoginPinMessage {...error} /> : <LoginErrorMessage {...error} />)}
      <div className={forms.form} hidden={isPinStep}>
        <Field
          label={t("login.login")}
          id={`${idPrefix}-login`}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          defaultValue={defaultLogin}
          error={errors.login && required}
          {...register("login")}
        />
        <Field
          label={t("login.password")}
          id={`${idPrefix}-password`}
          type="password"
          autoComplete="current-password"
          required
          error={errors.password && required}
          {...register("password")}
        />
        <Checkbox label={t("login.remember")} defaultChecked {...register("remember")} />
      </div>
      {isPinStep && <p>{t("login.pin.sentTo", { login: getValues("login").trim() })}</p>}
      {hasPin && (
        <Field
          label={t("login.pin.label")}
          id={`${idPrefix}-pin`}
          hint={t("login.pin.hint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          required
          error={pinError}
          {...register("pin")}
        />
      )}
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {t("login.submit")}
      </Button>
      {hasPin && (
        <div className={forms.actions}>
          <Button type="submit" name={RESEND_PIN} value="true" variant="secondary" small>
            {t("login.pin.again")}
          </Button>
          {isPinStep && (
            <Button variant="quiet" small onClick={goBack}>
              {t("login.pin.back")}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

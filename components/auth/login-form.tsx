"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { useShowPassword } from "@/components/forms/show-password";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Actions, Stack } from "@/components/ui/form-layout";
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
  login?: string;
  target?: string;
  /** Where to go without a loyalty card or a complete profile (requirements/accounts#log-in). */
  profileRedirect?: string;
  /** The form stays busy until it resolves. */
  onDone: (user: CartUser) => void | Promise<void>;
};

export function LoginForm({
  idPrefix = "login",
  action,
  error: initialError = null,
  login = "",
  target,
  profileRedirect,
  onDone,
}: Props) {
  const t = useTranslations("login");
  const { form, field, isBusy, formProps, error, isPinStep, hasPin, goBack } = useLogIn({
    idPrefix,
    initialError,
    onDone,
  });
  const { inputProps, checkbox } = useShowPassword({ id: idPrefix });

  return (
    <Form {...formProps} action={action}>
      <LocaleField />
      {target && <input type="hidden" name="redirect" value={target} />}
      {profileRedirect && <input type="hidden" name="profile_redirect" value={profileRedirect} />}
      {error && (isPinError(error) ? <LoginPinMessage {...error} /> : <LoginErrorMessage {...error} />)}
      <Stack hidden={isPinStep}>
        <Field
          {...field("login")}
          type="text"
          inputMode="email"
          spellCheck={false}
          autoComplete="username"
          autoCapitalize="none"
          required
          defaultValue={initialError?.login ?? login}
        />
        <Field {...field("password")} {...inputProps} autoComplete="current-password" required />
        <div>
          {checkbox}
          <Checkbox label={t("remember")} defaultChecked {...form.register("remember")} />
        </div>
      </Stack>
      {isPinStep && <p>{t("pin.sentTo", { login: form.getValues("login").trim() })}</p>}
      {hasPin && (
        <Field
          {...field("pin")}
          label={t("pin.label")}
          hint={t("pin.hint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          required
        />
      )}
      <Button type="submit" wide busy={isBusy}>
        {t("submit")}
      </Button>
      {hasPin && (
        <Actions>
          <Button type="submit" name={RESEND_PIN} value="true" variant="secondary" small busy={isBusy}>
            {t("pin.again")}
          </Button>
          {isPinStep && (
            <Button variant="quiet" small onClick={goBack}>
              {t("pin.back")}
            </Button>
          )}
        </Actions>
      )}
    </Form>
  );
}

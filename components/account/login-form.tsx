"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { LoginPinSaid } from "./login-pin-said";
import { LoginRefusal, type Refusal } from "./login-refusal";
import { ANOTHER_PIN, asksPin, useLogIn } from "./use-log-in";

type Props = {
  /** page and dialog may stand side by side: their fields need ids of their own. */
  idPrefix?: string;
  /** where a browser without JavaScript posts to, what came back, and where it goes on. */
  action?: (form: FormData) => void;
  refusal?: Refusal | null;
  target?: string;
  /** For those without a loyalty card, where they did not ask for a page. */
  cardless?: string;
  onDone: (user: CartUser) => void;
};

/** E-mail and password, then the pin where the customer wants one asked; nothing typed is lost. */
export function LoginForm({
  idPrefix = "login",
  action,
  refusal: said = null,
  target,
  cardless,
  onDone,
}: Props) {
  const t = useTranslations();
  const { form, refusal, isSecond, hasPin, back, submit } = useLogIn({ said, onDone });
  const { register, formState, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const required = t("forms.required");
  const typed = said?.login ?? "";

  const faults = (["login", "password"] as const).flatMap((name) =>
    errors[name]
      ? [{ id: `${idPrefix}-${name}`, message: t("login.missing", { field: t(`login.${name}`) }) }]
      : [],
  );
  const pinFault = errors.pin && t("login.pin.format");
  if (pinFault) faults.push({ id: `${idPrefix}-pin`, message: pinFault });

  return (
    <form className={forms.form} action={action} noValidate onSubmit={submit}>
      {target && <input type="hidden" name="redirect" value={target} />}
      {cardless && <input type="hidden" name="cardless" value={cardless} />}
      <ErrorSummary faults={faults} attempt={submitCount} />
      {refusal && (asksPin(refusal) ? <LoginPinSaid {...refusal} /> : <LoginRefusal {...refusal} />)}
      <div className={forms.form} hidden={isSecond}>
        <Field
          label={t("login.login")}
          id={`${idPrefix}-login`}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          defaultValue={typed}
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
      {isSecond && <p>{t("login.pin.sentTo", { login: getValues("login").trim() })}</p>}
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
          error={pinFault}
          {...register("pin")}
        />
      )}
      <Button type="submit" wide busy={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {t("login.submit")}
      </Button>
      {hasPin && (
        <div className={forms.actions}>
          <Button type="submit" name={ANOTHER_PIN} value="true" variant="secondary" small>
            {t("login.pin.again")}
          </Button>
          {isSecond && (
            <Button variant="quiet" small onClick={back}>
              {t("login.pin.back")}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

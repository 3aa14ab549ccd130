"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Checkbox } from "@/components/forms/checkbox";
import { ErrorSummary } from "@/components/forms/error-summary";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DoorError } from "@/lib/cart/door";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { signIn } from "@/lib/cart/sign-in";
import { mfaFaultOf, pinOf } from "@/lib/rules/mfa";
import { LoginPinSaid } from "./login-pin-said";
import { LoginRefusal, type Refusal } from "./login-refusal";
import { useSayRefusal } from "./use-say-refusal";

const schemaOf = (hasPin: boolean) =>
  z.object({
    login: z.string().trim().min(1),
    password: z.string().min(1),
    remember: z.boolean(),
    pin: z
      .string()
      .default("")
      .transform(pinOf)
      .refine((pin) => !hasPin || pin !== ""),
  });
const [first, second] = [schemaOf(false), schemaOf(true)];
type Typed = z.input<typeof first>;
type Values = z.output<typeof first>;

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

const asksPin = (refusal: Refusal | null) => refusal !== null && mfaFaultOf(refusal.code) !== null;

const ANOTHER_PIN = "resend_mfa_pin";

/** Who sent the form: the button that asks for another pin, or the one that logs in. */
function asksAnotherPin(event: FormEvent): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === ANOTHER_PIN;
}

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
  const sayRefusal = useSayRefusal();
  const [refusal, setRefusal] = useState(said);
  // Without scripts the password is asked again beside the pin: it is never sent back.
  const [isSecond, setIsSecond] = useState(false);
  const hasPin = isSecond || asksPin(said);
  const typed = said?.login ?? "";
  const { register, handleSubmit, formState, setFocus, setValue, getValues } = useForm<
    Typed,
    unknown,
    Values
  >({
    resolver: zodResolver(hasPin ? second : first),
    // No defaultValues: the fields hold their own, and what was typed before this ran.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const required = t("forms.required");

  function refused(cause: unknown, login: string): void {
    const code = (cause instanceof DoorError && cause.messages.errors[0]?.code) || "";
    const isKnown = cause instanceof DoorError && cause.kind === "domain";
    const isPin = mfaFaultOf(code) !== null;
    setRefusal({ login, code, message: sayRefusal(cause) });
    if (isPin || (isSecond && !isKnown)) {
      if (isPin) setValue("pin", "");
      if (isSecond) setFocus("pin");
      return setIsSecond(true);
    }
    back();
  }

  function back(): void {
    setIsSecond(false);
    setValue("pin", "");
    setValue("password", "");
    // Fields that are out of sight cannot take it before the next paint.
    if (isSecond) requestAnimationFrame(() => setFocus("password"));
    else setFocus("password");
  }

  async function send(values: Values): Promise<void> {
    setRefusal(null);
    try {
      onDone(await signIn(values));
    } catch (cause) {
      refused(cause, values.login);
    }
  }

  async function sendAgain(): Promise<void> {
    const { login, password, remember } = getValues();
    try {
      await signIn({ login, password, remember, resendPin: true });
    } catch (cause) {
      refused(cause, login);
    }
  }

  function submit(event: FormEvent): void {
    if (!asksAnotherPin(event)) return void handleSubmit(send)(event);
    event.preventDefault();
    void sendAgain();
  }

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
            <Button
              variant="quiet"
              small
              onClick={() => {
                setRefusal(null);
                back();
              }}
            >
              {t("login.pin.back")}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

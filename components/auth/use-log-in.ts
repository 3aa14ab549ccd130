"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { emitPopups } from "@/lib/overlays/popup-codes";
import { type Credentials, signIn } from "@/lib/session/sign-in";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { type LogInValues, validateLogIn } from "@/lib/rules/account/log-in";
import { parseMfaErrorCode, pinOf } from "@/lib/rules/account/mfa";
import type { LoginError } from "./login-error-message";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { useBusy } from "@/components/ui/use-busy";

export const RESEND_PIN = "resend_mfa_pin";

export const isPinError = (error: LoginError | null) =>
  error !== null && parseMfaErrorCode(error.code) !== null;

function isResendRequest(event: FormEvent): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === RESEND_PIN;
}

type Options = {
  idPrefix: string;
  /** Error of the server action, without JavaScript. */
  initialError: LoginError | null;
  onDone: (user: CartUser) => void | Promise<void>;
};

export function useLogIn({ idPrefix, initialError, onDone }: Options) {
  const t = useTranslations("login");
  const tRoot = useTranslations();
  const [error, setError] = useState(initialError);
  // Without JavaScript the password is asked for again: it is never sent back to the browser.
  const [isPinStep, setIsPinStep] = useState(false);
  const hasPin = isPinStep || isPinError(initialError);
  const validated = useValidatedForm<LogInValues>({
    id: idPrefix,
    validate: (values) => validateLogIn(values, hasPin),
    labelOf: (name) => (name === "pin" ? "" : t(name as "login" | "password")),
    onSubmit: ({ pin, ...credentials }) => logIn({ ...credentials, pin: pinOf(pin ?? "") }),
  });
  const { form, formProps } = validated;
  const { isBusy: isResending, whileBusy } = useBusy();
  const isBusy = validated.isSubmitting || isResending;
  const { setFocus, setValue, getValues } = form;

  function returnToPassword(): void {
    setIsPinStep(false);
    setValue("pin", "");
    setValue("password", "");
    // A hidden field cannot be focused before the next paint.
    if (isPinStep) requestAnimationFrame(() => setFocus("password"));
    else setFocus("password");
  }

  function handleError(cause: unknown, login: string): void {
    const code = (cause instanceof ApiError && cause.messages.errors[0]?.code) || "";
    const isDomainError = cause instanceof ApiError && cause.kind === "domain";
    if (cause instanceof ApiError) emitPopups(cause.messages.errors);
    setError({ login, code, message: userMessage(cause, tRoot) });
    if (parseMfaErrorCode(code) !== null) {
      setValue("pin", "");
      if (isPinStep) setFocus("pin");
      return setIsPinStep(true);
    }
    if (isDomainError) return returnToPassword();
    if (isPinStep) setFocus("pin");
  }

  async function logIn(credentials: Credentials): Promise<void> {
    const login = credentials.login.trim();
    try {
      await onDone(await signIn({ ...credentials, login }));
    } catch (cause) {
      handleError(cause, login);
    }
  }

  async function requestNewPin(): Promise<void> {
    const { login, password, remember } = getValues();
    await whileBusy(() => logIn({ login, password, remember, resendPin: true }));
  }

  return {
    ...validated,
    isBusy,
    error,
    isPinStep,
    hasPin,
    goBack(): void {
      setError(null);
      returnToPassword();
    },
    formProps: {
      ...formProps,
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        event.preventDefault();
        if (isBusy) return;
        if (isResendRequest(event)) return void requestNewPin();
        setError(null);
        formProps.onSubmit(event);
      },
    },
  };
}

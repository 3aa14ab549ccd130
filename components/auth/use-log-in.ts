"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ApiError } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { signIn } from "@/lib/session/sign-in";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { parseMfaErrorCode, pinOf } from "@/lib/rules/mfa";
import type { LoginError } from "./login-error-message";

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
const [passwordSchema, pinSchema] = [schemaOf(false), schemaOf(true)];
type FormInput = z.input<typeof passwordSchema>;
type Values = z.output<typeof passwordSchema>;

export const RESEND_PIN = "resend_mfa_pin";

export const isPinError = (error: LoginError | null) =>
  error !== null && parseMfaErrorCode(error.code) !== null;

function isResendRequest(event: FormEvent): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === RESEND_PIN;
}

type Options = {
  /** Error of the server action, without JavaScript. */
  initialError: LoginError | null;
  onDone: (user: CartUser) => void;
};

export function useLogIn({ initialError, onDone }: Options) {
  const t = useTranslations();
  const [error, setError] = useState(initialError);
  // Without JavaScript the password is asked for again: it is never sent back to the browser.
  const [isPinStep, setIsPinStep] = useState(false);
  const hasPin = isPinStep || isPinError(initialError);
  const form = useForm<FormInput, unknown, Values>({
    resolver: zodResolver(hasPin ? pinSchema : passwordSchema),
    // No defaultValues: the inputs keep what was typed before hydration.
    shouldFocusError: false,
  });
  const { handleSubmit, setFocus, setValue, getValues } = form;

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
    const isPin = parseMfaErrorCode(code) !== null;
    setError({ login, code, message: userMessage(cause, t) });
    if (!isPin && (!isPinStep || isDomainError)) return returnToPassword();
    if (isPin) setValue("pin", "");
    if (isPinStep) setFocus("pin");
    setIsPinStep(true);
  }

  async function send(values: Values): Promise<void> {
    setError(null);
    try {
      onDone(await signIn(values));
    } catch (cause) {
      handleError(cause, values.login);
    }
  }

  async function requestNewPin(): Promise<void> {
    const { login, password, remember } = getValues();
    try {
      await signIn({ login, password, remember, resendPin: true });
    } catch (cause) {
      handleError(cause, login);
    }
  }

  return {
    form,
    error,
    isPinStep,
    hasPin,
    goBack(): void {
      setError(null);
      returnToPassword();
    },
    submit(event: FormEvent): void {
      if (!isResendRequest(event)) return void handleSubmit(send)(event);
      event.preventDefault();
      void requestNewPin();
    },
  };
}

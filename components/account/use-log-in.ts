"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { DoorError } from "@/lib/cart/door";
import { signIn } from "@/lib/cart/sign-in";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { mfaFaultOf, pinOf } from "@/lib/rules/mfa";
import type { Refusal } from "./login-refusal";
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

/** Name of the button that asks for another pin. */
export const ANOTHER_PIN = "resend_mfa_pin";

export const asksPin = (refusal: Refusal | null) => refusal !== null && mfaFaultOf(refusal.code) !== null;

function asksAnotherPin(event: FormEvent): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === ANOTHER_PIN;
}

type Settings = {
  /** What a browser without scripts was told. */
  said: Refusal | null;
  onDone: (user: CartUser) => void;
};

/** A log-in in one step, or in two where the customer wants a pin asked; nothing typed is lost. */
export function useLogIn({ said, onDone }: Settings) {
  const sayRefusal = useSayRefusal();
  const [refusal, setRefusal] = useState(said);
  // Without scripts the password is asked again beside the pin: it is never sent back.
  const [isSecond, setIsSecond] = useState(false);
  const hasPin = isSecond || asksPin(said);
  const form = useForm<Typed, unknown, Values>({
    resolver: zodResolver(hasPin ? second : first),
    // No defaultValues: the fields hold their own, and what was typed before this ran.
    shouldFocusError: false,
  });
  const { handleSubmit, setFocus, setValue, getValues } = form;

  function toFirst(): void {
    setIsSecond(false);
    setValue("pin", "");
    setValue("password", "");
    // Fields that are out of sight cannot take it before the next paint.
    if (isSecond) requestAnimationFrame(() => setFocus("password"));
    else setFocus("password");
  }

  function refused(cause: unknown, login: string): void {
    const code = (cause instanceof DoorError && cause.messages.errors[0]?.code) || "";
    const isKnown = cause instanceof DoorError && cause.kind === "domain";
    const isPin = mfaFaultOf(code) !== null;
    setRefusal({ login, code, message: sayRefusal(cause) });
    if (!isPin && (!isSecond || isKnown)) return toFirst();
    if (isPin) setValue("pin", "");
    if (isSecond) setFocus("pin");
    setIsSecond(true);
  }

  async function send(values: Values): Promise<void> {
    setRefusal(null);
    try {
      onDone(await signIn(values));
    } catch (cause) {
      refused(cause, values.login);
    }
  }

  async function askAgain(): Promise<void> {
    const { login, password, remember } = getValues();
    try {
      await signIn({ login, password, remember, resendPin: true });
    } catch (cause) {
      refused(cause, login);
    }
  }

  return {
    form,
    refusal,
    /** The pin is asked for alone, password and e-mail being known. */
    isSecond,
    hasPin,
    back(): void {
      setRefusal(null);
      toFirst();
    },
    submit(event: FormEvent): void {
      if (!asksAnotherPin(event)) return void handleSubmit(send)(event);
      event.preventDefault();
      void askAgain();
    },
  };
}

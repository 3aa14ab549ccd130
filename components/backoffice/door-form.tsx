"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { LocaleField } from "@/components/account/locale-field";
import { useSayRefusal } from "@/components/account/use-say-refusal";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { door } from "@/lib/cart/door";
import { forgetTyped } from "@/lib/session/typed-forms";

type Props = {
  /** the call at the door that this button makes. */
  call: string;
  params?: Record<string, string>;
  /** where the browser goes then. */
  goTo: string;
  /** the same for browsers without JavaScript. */
  action: (form: FormData) => Promise<void>;
  variant?: "primary" | "secondary" | "quiet";
  children: ReactNode;
};

/** A button that changes whose session this is; the next page begins anew, so that nothing of the last one stays. */
export function DoorForm({ call, params = {}, goTo, action, variant, children }: Props) {
  const sayRefusal = useSayRefusal();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal("");
    try {
      await door(call, { method: "POST", params });
      forgetTyped();
      window.location.assign(goTo);
    } catch (cause) {
      setRefusal(sayRefusal(cause));
      setBusy(false);
    }
  }

  return (
    <form action={action} onSubmit={(event) => void send(event)}>
      <LocaleField />
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" small variant={variant} busy={busy}>
        {children}
      </Button>
      {refusal && (
        <p role="alert" className={forms.error}>
          {refusal}
        </p>
      )}
    </form>
  );
}

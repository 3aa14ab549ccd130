"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { LocaleField } from "@/components/forms/locale-field";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { clearFormDrafts } from "@/lib/session/form-drafts";

type Props = {
  /** Gateway path. */
  path: string;
  params?: Record<string, string>;
  redirectTo: string;
  /** For browsers without JavaScript. */
  action: (form: FormData) => Promise<void>;
  variant?: "primary" | "secondary" | "quiet";
  children: ReactNode;
};

/** Changes whose session this is: a full navigation drops all client state of the previous one. */
export function SessionActionForm({ path, params = {}, redirectTo, action, variant, children }: Props) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError("");
    try {
      await apiFetch(path, { method: "POST", params });
      clearFormDrafts();
      window.location.assign(redirectTo);
    } catch (cause) {
      setError(userMessage(cause, t));
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
      {error && (
        <p role="alert" className={forms.error}>
          {error}
        </p>
      )}
    </form>
  );
}

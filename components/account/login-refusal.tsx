"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { door } from "@/lib/cart/door";

/** Why a log-in failed, in the shop's words, and the log-in it failed for. */
export type Refusal = { login: string; code: string; message: string };

const NOT_CONFIRMED = "error.registration.registration_not_confirmed";

type State = "open" | "busy" | "sent" | "failed";

/** Says why; who has not confirmed their e-mail yet can have the letter sent again. */
export function LoginRefusal({ login, code, message }: Refusal) {
  const t = useTranslations();
  const [state, setState] = useState<State>("open");

  async function resend(): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    try {
      await door("registration/registration_resend_email", { body: { e_mail: login.trim() } });
      setState("sent");
    } catch {
      setState("failed");
    }
  }

  return (
    <div role="alert" className={forms.summary}>
      <p>{message}</p>
      {code === NOT_CONFIRMED && state !== "sent" && (
        <div className={forms.actions}>
          <Button small variant="secondary" busy={state === "busy"} onClick={() => void resend()}>
            {t("login.resend")}
          </Button>
        </div>
      )}
      {state === "sent" && <p>{t("login.resent")}</p>}
      {state === "failed" && <p>{t("errors.generic")}</p>}
    </div>
  );
}

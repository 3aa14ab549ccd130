"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Actions } from "@/components/ui/form-layout";
import { Button } from "@/components/ui/button";
import { apiFetch } from "@/lib/api/api-fetch";

export type LoginError = { login: string; code: string; message: string };

const NOT_CONFIRMED = "error.registration.registration_not_confirmed";

type State = "open" | "busy" | "sent" | "failed";

export function LoginErrorMessage({ login, code, message }: LoginError) {
  const t = useTranslations();
  const [state, setState] = useState<State>("open");

  async function resend(): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    try {
      await apiFetch("registration/registration_resend_email", { body: { e_mail: login.trim() } });
      setState("sent");
    } catch {
      setState("failed");
    }
  }

  return (
    <Alert>
      <p>{message}</p>
      {code === NOT_CONFIRMED && state !== "sent" && (
        <Actions apart>
          <Button small variant="secondary" busy={state === "busy"} onClick={() => void resend()}>
            {t("login.resend")}
          </Button>
        </Actions>
      )}
      {state === "sent" && <p>{t("login.resent")}</p>}
      {state === "failed" && <p>{t("errors.generic")}</p>}
    </Alert>
  );
}

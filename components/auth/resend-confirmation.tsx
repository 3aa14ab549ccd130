"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";

type State = "idle" | "busy" | "sent" | { failure: string };

export function ResendConfirmation({ email }: { email: string }) {
  const t = useTranslations();
  const [state, setState] = useState<State>("idle");

  async function resend(): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    try {
      await apiFetch("registration/registration_resend_email", { body: { e_mail: email.trim() } });
      setState("sent");
    } catch (cause) {
      setState({ failure: userMessage(cause, t) });
    }
  }

  return (
    <>
      {state !== "sent" && (
        <Actions apart>
          <Button small variant="secondary" busy={state === "busy"} onClick={() => void resend()}>
            {t("login.resend")}
          </Button>
        </Actions>
      )}
      <div role="status">
        {state === "sent" && <p>{t("login.resent")}</p>}
        {typeof state === "object" && <p>{state.failure}</p>}
      </div>
    </>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextButton } from "@/components/ui/text-button";
import { apiFetch } from "@/lib/api/api-fetch";
import type { CardHolder } from "@/lib/rules/account/registration";
import { reportLogin } from "@/lib/session/completed-login";
import { CardHolderForm } from "./card-holder-form";
import { DialogRegistration } from "./dialog-registration";
import { LoginForm } from "./login-form";
import { LoginLinks } from "./login-links";
import { ResendConfirmation } from "./resend-confirmation";
import { saveSentEmail } from "./sent-email";
import styles from "./login.module.css";

type Props = { width: number; onResolve: (isSignedIn: boolean) => void };

type Step = "login" | "card" | "registration" | "sent";

const TITLES = {
  login: "login.dialogTitle",
  card: "registration.card.title",
  registration: "registration.title",
  sent: "registration.sentTitle",
} as const;

export function LoginDialog({ width, onResolve }: Props) {
  const t = useTranslations();
  const [step, setStep] = useState<Step>("login");
  const [email, setEmail] = useState("");
  const [card, setCard] = useState<CardHolder | null>(null);

  function register(holder: CardHolder | null): void {
    setCard(holder);
    setStep("registration");
  }

  function finish(): void {
    reportLogin("password");
    onResolve(true);
  }

  async function loadCard(holder: CardHolder): Promise<void> {
    await apiFetch("finiper/registration-with-card-load", { body: holder });
    register(holder);
  }

  const haveAccount = (
    <p className={styles.intro}>
      {t("registration.haveAccount")}{" "}
      <TextButton onClick={() => setStep("login")}>{t("registration.signIn")}</TextButton>
    </p>
  );

  const steps: Record<Step, () => ReactNode> = {
    login: () => (
      <>
        <p className={styles.intro}>{t("login.dialogIntro")}</p>
        <LoginForm idPrefix="login-dialog" login={email} onDone={finish} />
        <LoginLinks
          onRegister={() => register(null)}
          onRegisterWithCard={() => setStep("card")}
          onGuest={() => onResolve(false)}
        />
      </>
    ),
    card: () => (
      <>
        {haveAccount}
        <p className={styles.intro}>{t("registration.card.text")}</p>
        <CardHolderForm onSubmit={loadCard} />
      </>
    ),
    registration: () => (
      <>
        {haveAccount}
        <DialogRegistration
          card={card}
          onDone={(registeredEmail) => {
            saveSentEmail(registeredEmail);
            setEmail(registeredEmail);
            setStep("sent");
          }}
        />
      </>
    ),
    sent: () => (
      <>
        <p className={styles.intro}>{t("registration.sentTo", { email })}</p>
        <Button wide onClick={() => setStep("login")}>
          {t("registration.confirmedSignIn")}
        </Button>
        <div className={styles.links}>
          <p>{t("registration.notArrived")}</p>
          <ResendConfirmation email={email} />
        </div>
      </>
    ),
  };

  return (
    <Dialog key={step} open title={t(TITLES[step])} width={width} onClose={() => onResolve(false)}>
      {steps[step]()}
    </Dialog>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { startTransition, useActionState } from "react";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import type { CardHolder } from "@/lib/rules/account/registration";
import { CardHolderForm } from "./card-holder-form";
import styles from "./login.module.css";

export type CardRegistrationState = PostedForm<CardHolder>;

type Props = { action: (previous: CardRegistrationState, form: FormData) => Promise<CardRegistrationState> };

export function CardRegistrationForm({ action }: Props) {
  const t = useTranslations("registration.card");
  const [posted, submit, isPending] = useActionState<CardRegistrationState, FormData>(action, NOT_POSTED);
  return (
    <section className={styles.card} aria-labelledby="registration-card">
      <h2 id="registration-card">{t("title")}</h2>
      <p>{t("text")}</p>
      <CardHolderForm
        posted={posted}
        action={submit}
        isPending={isPending}
        onSubmit={async (_holder, form) => startTransition(() => submit(new FormData(form)))}
      />
    </section>
  );
}

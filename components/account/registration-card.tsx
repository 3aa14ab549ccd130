"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { CardHolder } from "@/lib/rules/registration";
import { LocaleField } from "./locale-field";
import styles from "./login.module.css";

export type CardAnswer = {
  values: CardHolder;
  faults: Partial<Record<keyof CardHolder, string>>;
  refusal: string;
};

const NOTHING: CardAnswer = { values: { fidelityCard: "", lastName: "" }, faults: {}, refusal: "" };

type Props = { action: (before: CardAnswer, form: FormData) => Promise<CardAnswer> };

/** Registration of those who hold a loyalty card: its number and their surname begin the form. */
export function RegistrationCard({ action }: Props) {
  const t = useTranslations("registration.card");
  const [{ values, faults, refusal }, submit, busy] = useActionState(action, NOTHING);
  return (
    <section className={styles.card} aria-labelledby="registration-card">
      <h2 id="registration-card">{t("title")}</h2>
      <p>{t("text")}</p>
      <form className={forms.form} action={submit} noValidate>
        <LocaleField />
        {refusal && (
          <p role="alert" className={forms.summary}>
            {refusal}
          </p>
        )}
        <Field
          key={`card ${values.fidelityCard}`}
          label={t("number")}
          id="card-number"
          name="fidelityCard"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={values.fidelityCard}
          error={faults.fidelityCard}
        />
        <Field
          key={`name ${values.lastName}`}
          label={t("lastName")}
          id="card-last-name"
          name="lastName"
          autoComplete="family-name"
          required
          defaultValue={values.lastName}
          error={faults.lastName}
        />
        <Button type="submit" variant="secondary" wide busy={busy} aria-disabled={busy || undefined}>
          {t("submit")}
        </Button>
      </form>
    </section>
  );
}

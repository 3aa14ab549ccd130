"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { CardHolder } from "@/lib/rules/registration";
import { LocaleField } from "@/components/forms/locale-field";
import styles from "./login.module.css";

export type CardRegistrationState = {
  values: CardHolder;
  fieldErrors: Partial<Record<keyof CardHolder, string>>;
  formError: string;
};

const INITIAL_STATE: CardRegistrationState = {
  values: { fidelityCard: "", lastName: "" },
  fieldErrors: {},
  formError: "",
};

type Props = { action: (previous: CardRegistrationState, form: FormData) => Promise<CardRegistrationState> };

export function CardRegistrationForm({ action }: Props) {
  const t = useTranslations("registration.card");
  const [{ values, fieldErrors, formError }, submit, busy] = useActionState(action, INITIAL_STATE);
  return (
    <section className={styles.card} aria-labelledby="registration-card">
      <h2 id="registration-card">{t("title")}</h2>
      <p>{t("text")}</p>
      <form className={forms.form} action={submit} noValidate>
        <LocaleField />
        {formError && (
          <p role="alert" className={forms.summary}>
            {formError}
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
          error={fieldErrors.fidelityCard}
        />
        <Field
          key={`name ${values.lastName}`}
          label={t("lastName")}
          id="card-last-name"
          name="lastName"
          autoComplete="family-name"
          required
          defaultValue={values.lastName}
          error={fieldErrors.lastName}
        />
        <Button type="submit" variant="secondary" wide busy={busy} aria-disabled={busy || undefined}>
          {t("submit")}
        </Button>
      </form>
    </section>
  );
}

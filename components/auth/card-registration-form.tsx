"use client";

import { useTranslations } from "next-intl";
import { startTransition, useActionState } from "react";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { type CardHolder, normalizeCardHolder, validateCardHolder } from "@/lib/rules/registration";
import styles from "./login.module.css";

export type CardRegistrationState = PostedForm<CardHolder>;

type Props = { action: (previous: CardRegistrationState, form: FormData) => Promise<CardRegistrationState> };

export function CardRegistrationForm({ action }: Props) {
  const t = useTranslations("registration.card");
  const [posted, submit, isPending] = useActionState<CardRegistrationState, FormData>(action, NOT_POSTED);
  const labels = { fidelityCard: t("number"), lastName: t("lastName") };
  const { field, formProps } = useValidatedForm<CardHolder>({
    id: "card",
    validate: (values) => validateCardHolder(normalizeCardHolder(values)),
    labelOf: (name) => labels[name as keyof CardHolder],
    posted,
    async onSubmit(_values, form) {
      startTransition(() => submit(new FormData(form)));
    },
  });
  return (
    <section className={styles.card} aria-labelledby="registration-card">
      <h2 id="registration-card">{t("title")}</h2>
      <p>{t("text")}</p>
      <Form {...formProps} action={submit}>
        <LocaleField />
        <Field
          {...field("fidelityCard")}
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={posted.values.fidelityCard}
        />
        <Field
          {...field("lastName")}
          autoComplete="family-name"
          required
          defaultValue={posted.values.lastName}
        />
        <Button
          type="submit"
          variant="secondary"
          wide
          busy={isPending}
          aria-disabled={isPending || undefined}
        >
          {t("submit")}
        </Button>
      </Form>
    </section>
  );
}

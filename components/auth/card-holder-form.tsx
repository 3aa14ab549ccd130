"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/forms/form";
import { LocaleField } from "@/components/forms/locale-field";
import { NOT_POSTED, type PostedForm } from "@/components/forms/posted-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { type CardHolder, normalizeCardHolder, validateCardHolder } from "@/lib/rules/account/registration";

type Props = {
  posted?: PostedForm<CardHolder>;
  /** For browsers without JavaScript. */
  action?: (form: FormData) => void;
  isPending?: boolean;
  onSubmit: (holder: CardHolder, form: HTMLFormElement) => Promise<void>;
};

export function CardHolderForm({ posted = NOT_POSTED, action, isPending = false, onSubmit }: Props) {
  const t = useTranslations("registration.card");
  const labels = { fidelityCard: t("number"), lastName: t("lastName") };
  const { field, isSubmitting, formProps } = useValidatedForm<CardHolder>({
    id: "card",
    validate: (values) => validateCardHolder(normalizeCardHolder(values)),
    labelOf: (name) => labels[name as keyof CardHolder],
    posted,
    onSubmit: (values, form) => onSubmit(normalizeCardHolder(values), form),
  });
  const isBusy = isSubmitting || isPending;
  return (
    <Form {...formProps} action={action}>
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
      <Button type="submit" variant="secondary" wide busy={isBusy}>
        {t("submit")}
      </Button>
    </Form>
  );
}

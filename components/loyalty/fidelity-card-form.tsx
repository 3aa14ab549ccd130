"use client";

import { useTranslations } from "next-intl";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import { validateCard, type CardValues } from "@/lib/rules/fidelity";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

const EMPTY_VALUES: CardValues = { fidelityCard: "", birthDate: "" };

export function FidelityCardForm({ onAdded }: { onAdded: (cards: FidelityCard[]) => void }) {
  const t = useTranslations("profile.fidelity");
  const tf = useTranslations("forms.fault");
  const { field, form, ...formProps } = useValidatedForm<CardValues>({
    id: "fidelity",
    defaultValues: EMPTY_VALUES,
    validate: (values) => validateCard(values, config.loyaltyPrefix),
    labelOf: (name) => t(`field.${name}`),
    async onSubmit({ fidelityCard, birthDate }) {
      const body = { fidelity_card: fidelityCard.replace(/\s/g, ""), birth_date: birthDate.trim() };
      if (!(await apiFetch<boolean>("registration-card/check-card", { body }))) {
        form.setError("fidelityCard", { type: "loyaltyCard", message: tf("loyaltyCard") });
        return;
      }
      const success = { key: "profile.fidelity.added" };
      onAdded(await apiFetch<FidelityCard[]>("registration-card/add-card", { body, success }));
      form.reset(EMPTY_VALUES);
    },
  });
  return (
    <ValidatedForm {...formProps} submitLabel={t("add")}>
      <div className={forms.row}>
        <Field
          {...field("fidelityCard")}
          className={forms.half}
          hint={t("numberHint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <Field
          {...field("birthDate")}
          className={forms.half}
          hint={t("birthHint")}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          required
        />
      </div>
    </ValidatedForm>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { apiFetch } from "@/lib/api/api-fetch";
import { brand } from "@/brand.config";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import { validateCard, type CardValues } from "@/lib/rules/account/fidelity";
import { clearSent } from "@/components/forms/clear-sent";
import { completeTypedDate } from "@/components/forms/complete-typed-date";
import { fieldServerError } from "@/components/forms/server-errors";
import { useFieldErrorMessage } from "@/components/forms/use-field-error-message";
import { fieldError } from "@/lib/rules/forms/field-error";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

const EMPTY_VALUES: CardValues = { fidelityCard: "", birthDate: "" };

export function FidelityCardForm({ onAdded }: { onAdded: (cards: FidelityCard[]) => void }) {
  const t = useTranslations("profile.fidelity");
  const formatError = useFieldErrorMessage();
  const { field, form, isSubmitting, formProps } = useValidatedForm<CardValues>({
    id: "fidelity",
    defaultValues: EMPTY_VALUES,
    validate: (values) => validateCard(values, brand.loyaltyPrefix),
    labelOf: (name) => t(`field.${name as keyof CardValues}`),
    async onSubmit(values) {
      const { fidelityCard, birthDate } = values;
      const body = { fidelity_card: fidelityCard.replace(/\s/g, ""), birth_date: birthDate.trim() };
      if (!(await apiFetch<boolean>("registration-card/check-card", { body })))
        return fieldServerError("fidelityCard", formatError(fieldError("loyaltyCard")));
      onAdded(
        await apiFetch<FidelityCard[]>("registration-card/add-card", {
          body,
          success: { key: "profile.fidelity.added" },
        }),
      );
      clearSent(form, values);
    },
  });
  return (
    <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("add")}>
      <FieldRow>
        <Field
          {...field("fidelityCard")}
          span="half"
          hint={t("numberHint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <Field
          {...field("birthDate")}
          span="half"
          hint={t("birthHint")}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={14}
          onInput={completeTypedDate}
          required
        />
      </FieldRow>
    </ValidatedForm>
  );
}

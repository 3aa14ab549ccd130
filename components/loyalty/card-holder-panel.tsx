"use client";

import { useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { stripCodeBlanks } from "@/components/forms/strip-code-blanks";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { Field } from "@/components/ui/field";
import { FieldRow } from "@/components/ui/form-layout";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { SelectField } from "@/components/ui/select-field";
import { apiFetch } from "@/lib/api/api-fetch";
import { isNotOffered } from "@/lib/api/is-not-offered";
import {
  type AnagraphicValues,
  GENDERS,
  holderParams,
  validateAnagraphic,
} from "@/lib/rules/account/anagraphic";
import { trimTexts } from "@/lib/rules/forms/trim-texts";

/** Data of the card holder; hidden where the shop has none. */
export function CardHolderPanel({ fidelityCard }: { fidelityCard: string }) {
  const t = useTranslations("profile.holder");
  const { data, error, mutate } = useSWR(["finiper-anagraphic/anag_data_get", fidelityCard], () =>
    apiFetch<AnagraphicValues | null>("finiper-anagraphic/anag_data_get", {
      method: "POST",
      params: holderParams(fidelityCard),
    }),
  );
  if (error && data === undefined && !isNotOffered(error))
    return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return null;
  return (
    <Panel aria-labelledby="holder-title">
      <h2 id="holder-title">{t("title")}</h2>
      <p>{t("text")}</p>
      <AnagraphicForm fidelityCard={fidelityCard} values={data} />
    </Panel>
  );
}

type Props = { fidelityCard: string; values: AnagraphicValues };

function AnagraphicForm({ fidelityCard, values }: Props) {
  const t = useTranslations("profile.holder");
  const { field, isSubmitting, formProps } = useValidatedForm<AnagraphicValues>({
    id: "holder",
    defaultValues: values,
    validate: validateAnagraphic,
    labelOf: (name) => t(`field.${name as keyof AnagraphicValues}`),
    async onSubmit(values) {
      await apiFetch("finiper-anagraphic/anag_data_save", {
        params: holderParams(fidelityCard),
        body: trimTexts(values),
        success: { key: "profile.holder.saved" },
      });
    },
  });
  return (
    <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("save")}>
      <FieldRow>
        <Field {...field("birthPlace")} span="half" autoComplete="off" required />
        <SelectField {...field("gender")} span="half">
          <option value="">{t("notGiven")}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`gender.${gender}`)}
            </option>
          ))}
        </SelectField>
        <Field {...field("profession")} span="full" hint={t("optional")} autoComplete="organization-title" />
        <Field {...field("address1")} span="twoThirds" autoComplete="address-line1" required />
        <Field {...field("addressNumber")} span="third" autoComplete="off" required />
        <Field
          {...field("postalcode")}
          span="third"
          inputMode="numeric"
          autoComplete="postal-code"
          onInput={stripCodeBlanks}
          required
        />
        <Field {...field("city")} span="twoThirds" autoComplete="address-level2" required />
      </FieldRow>
    </ValidatedForm>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Button } from "@/components/ui/button";
import { FieldRow } from "@/components/ui/form-layout";
import { CountryField, ProvinceField } from "@/components/delivery/country-fields";
import { useCountriesAndProvinces } from "@/components/delivery/use-countries-and-provinces";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { ITALY } from "@/lib/rules/delivery/countries";
import {
  hasSdiCode,
  type InvoiceField,
  normalizeInvoice,
  validateInvoice,
  type InvoiceValues,
} from "@/lib/rules/checkout/invoice-data";
import { StreetFields } from "@/components/forms/street-fields";
import { useCustomerDraft, useValuesWithDraft } from "@/components/forms/use-customer-draft";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { invoiceDraftName } from "./invoice-draft";

type Props = {
  /** null: create. */
  data: PersonFiscal | null;
  onSaved: (all: PersonFiscal[]) => void;
  onCancel: () => void;
};

const EMPTY_VALUES: InvoiceValues = {
  company: false,
  name: "",
  fiscalCode: "",
  vatNumber: "",
  sdiCode: "",
  certifiedEmail: "",
  address1: "",
  addressNumber: "",
  postalcode: "",
  city: "",
  province: "",
  country: "IT",
};

const initialValues = (data: PersonFiscal | null): InvoiceValues =>
  data ? { ...data, sdiCode: hasSdiCode(data.sdiCode) ? data.sdiCode : "" } : EMPTY_VALUES;

export function InvoiceDataForm({ data, onSaved, onCancel }: Props) {
  const t = useTranslations("profile.invoice");
  const withDraft = useValuesWithDraft<InvoiceValues>({
    formName: invoiceDraftName(data),
    initialValues: initialValues(data),
  });
  const { field, form, isSubmitting, formProps } = useValidatedForm<InvoiceValues>({
    id: "invoice",
    defaultValues: withDraft.defaultValues,
    validate: validateInvoice,
    labelOf: (name, values) =>
      t(name === "name" && values.company ? "companyName" : `field.${name as InvoiceField}`),
    async onSubmit(values) {
      const personFiscalId = data?.personFiscalId;
      const all = await apiFetch<PersonFiscal[]>(
        data ? "registration/update_billing_address" : "user-person-fiscal/insert-billing-address",
        {
          body: { ...(data ? { personFiscalId } : {}), ...normalizeInvoice(values) },
          success: { key: "profile.invoice.saved" },
        },
      );
      draft.clear();
      onSaved(all);
    },
  });
  const draft = useCustomerDraft(form, withDraft);
  const { setFocus } = form;
  useEffect(() => setFocus("company"), [setFocus]);
  const [company, country, province] = form.watch(["company", "country", "province"]);
  const { countries, provinces } = useCountriesAndProvinces(country);
  const isItalian = country === ITALY;
  const codeProps = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false };
  return (
    <ValidatedForm
      formProps={formProps}
      isSubmitting={isSubmitting}
      submitLabel={t("save")}
      actions={
        <Button
          variant="secondary"
          onClick={() => {
            draft.clear();
            onCancel();
          }}
        >
          {t("cancel")}
        </Button>
      }
    >
      <CountryField
        field={field("country")}
        countries={countries}
        value={country}
        onInput={() => form.setValue("province", "")}
      />
      <Checkbox id="invoice-company" label={t("company")} {...form.register("company")} />
      <Field {...field("name")} autoComplete="name" required />
      {company && (
        <Field
          {...field("vatNumber")}
          {...(isItalian && { inputMode: "numeric", maxLength: 20 })}
          {...codeProps}
          required
        />
      )}
      <Field
        {...field("fiscalCode")}
        {...codeProps}
        hint={company && isItalian ? t("fiscalCodeHint") : undefined}
        maxLength={20}
        required={!company && isItalian}
      />
      {company && isItalian && (
        <FieldRow>
          <Field
            {...field("sdiCode")}
            {...codeProps}
            span="half"
            hint={t("sdiHint")}
            maxLength={10}
            onInput={({ currentTarget }) => (currentTarget.value = currentTarget.value.toUpperCase())}
          />
          <Field {...field("certifiedEmail")} span="half" type="email" hint={t("pecHint")} />
        </FieldRow>
      )}
      <StreetFields field={field} isItalian={isItalian}>
        <Field {...field("city")} span="third" autoComplete="address-level2" required />
        <ProvinceField
          field={field("province")}
          provinces={provinces}
          value={province}
          required={isItalian}
        />
      </StreetFields>
    </ValidatedForm>
  );
}

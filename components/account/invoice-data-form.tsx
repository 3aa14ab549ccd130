"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Checkbox } from "@/components/forms/checkbox";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { door } from "@/lib/cart/door";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { type InvoiceField, invoiceFaults, type InvoiceValues } from "@/lib/rules/invoice-data";
import { RulesForm } from "./rules-form";
import { useRulesForm } from "./use-rules-form";

type Props = {
  /** null: new ones. */
  data: PersonFiscal | null;
  onSaved: (all: PersonFiscal[]) => void;
  onCancel: () => void;
};

const EMPTY: InvoiceValues = {
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
};

/** A person by the fiscal code; a company also by VAT number, SDI code or certified e-mail. */
export function InvoiceDataForm({ data, onSaved, onCancel }: Props) {
  const t = useTranslations("profile.invoice");
  const { field, form, ...frame } = useRulesForm<InvoiceValues>({
    id: "invoice",
    start: data ?? EMPTY,
    faultsOf: invoiceFaults,
    labelOf: (name, values) =>
      t(name === "name" && values.company ? "companyName" : `field.${name as InvoiceField}`),
    async send({ company, ...values }) {
      const personFiscalId = data?.personFiscalId;
      onSaved(
        await door<PersonFiscal[]>(
          data ? "registration/update_billing_address" : "user-person-fiscal/insert-billing-address",
          { body: { ...(data ? { personFiscalId } : {}), company, ...values } },
        ),
      );
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("company"), [setFocus]);
  const company = form.watch("company");
  const code = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false };
  return (
    <RulesForm
      {...frame}
      send={t("save")}
      actions={
        <Button variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
      }
    >
      <Checkbox id="invoice-company" label={t("company")} {...form.register("company")} />
      <Field
        {...field("name")}

        autoComplete="name"
        required
      />
      {company && <Field {...field("vatNumber")} inputMode="numeric" maxLength={11} {...code} required />}
      <Field
        {...field("fiscalCode")}
        {...code}
        hint={company ? t("fiscalCodeHint") : undefined}
        maxLength={16}
        required={!company}
      />
      {company && (
        <div className={forms.row}>
          <Field
            {...field("sdiCode")}
            {...code}
            className={forms.half}
            hint={t("sdiHint")}
            maxLength={7}
            onInput={({ currentTarget }) => (currentTarget.value = currentTarget.value.toUpperCase())}
          />
          <Field {...field("certifiedEmail")} className={forms.half} type="email" hint={t("pecHint")} />
        </div>
      )}
      <div className={forms.row}>
        <Field {...field("address1")} className={forms.most} autoComplete="address-line1" required />
        <Field {...field("addressNumber")} className={forms.third} required />
        <Field
          {...field("postalcode")}
          className={forms.third}
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
        <Field {...field("city")} className={forms.third} autoComplete="address-level2" required />
        <Field
          {...field("province")}
          className={forms.third}
          hint={t("provinceHint")}
          maxLength={2}
          required
        />
      </div>
    </RulesForm>
  );
}

import { faultsBy, type FieldRules } from "./field-faults";
import { fault, type Fault, type Validator } from "./validation-messages";
import { email, isEmpty, maxLength, postalCode, required, sdiCode } from "./validators";
import { fiscalCode, fiscalCodeOrVat, vatNumber } from "./validators-identity";

/** Whom an invoice is made out to; texts as typed. */
export type InvoiceValues = {
  company: boolean;
  name: string;
  fiscalCode: string;
  vatNumber: string;
  sdiCode: string;
  certifiedEmail: string;
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
};

export type InvoiceField = Exclude<keyof InvoiceValues, "company">;

const provinceCode: Validator = (value) =>
  isEmpty(value) || /^[A-Za-z]{2}$/.test(value.trim()) ? null : fault("exactLength", 2);

/**
 * A company by its VAT number and where its invoices go: the SDI code or a certified e-mail;
 * a person by the fiscal code alone (invoices to them go to the tax office's own box).
 */
export function invoiceFaults(values: InvoiceValues): Map<InvoiceField, Fault> {
  const { company } = values;
  const hasMailbox = !isEmpty(values.sdiCode) || !isEmpty(values.certifiedEmail);
  const destination: Validator = () => (hasMailbox ? null : fault("required"));
  const rules: FieldRules<InvoiceField> = [
    ["name", [required, maxLength(120)]],
    ["vatNumber", company ? [required, vatNumber] : []],
    ["fiscalCode", company ? [fiscalCodeOrVat] : [required, fiscalCode]],
    ["sdiCode", company ? [destination, sdiCode] : []],
    ["certifiedEmail", company ? [email, maxLength(200)] : []],
    ["address1", [required, maxLength(120)]],
    ["addressNumber", [required, maxLength(12)]],
    ["postalcode", [required, postalCode]],
    ["city", [required, maxLength(80)]],
    ["province", [required, provinceCode]],
  ];
  return faultsBy(rules, values);
}

/** As an invoice carries them: codes in capitals, nothing of a company on a person's. */
export function invoiceFields(values: InvoiceValues): InvoiceValues {
  const { company } = values;
  return {
    ...values,
    fiscalCode: values.fiscalCode.trim().toUpperCase(),
    province: values.province.trim().toUpperCase(),
    vatNumber: company ? values.vatNumber.trim() : "",
    sdiCode: company ? values.sdiCode.trim().toUpperCase() : "",
    certifiedEmail: company ? values.certifiedEmail.trim() : "",
  };
}

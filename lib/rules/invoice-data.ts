import { STREET_RULES } from "./address";
import { validateFields, type FieldRules } from "./validate-fields";
import { fieldError, type FieldError, type Validator } from "./field-error";
import { email, isEmpty, maxLength, normalizeSdiCode, required, sdiCode } from "./validators";
import { fiscalCode, fiscalCodeOrVat, vatNumber } from "./validators-identity";

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
  isEmpty(value) || /^[A-Za-z]{2}$/.test(value.trim()) ? null : fieldError("exactLength", 2);

/** Companies need a VAT number and an SDI code or certified email; private customers only a fiscal code. */
export function validateInvoice(values: InvoiceValues): Map<InvoiceField, FieldError> {
  const { company } = values;
  const hasMailbox = !isEmpty(values.sdiCode) || !isEmpty(values.certifiedEmail);
  const destination: Validator = () => (hasMailbox ? null : fieldError("required"));
  const rules: FieldRules<InvoiceField> = [
    ["name", [required, maxLength(120)]],
    ["vatNumber", company ? [required, vatNumber] : []],
    ["fiscalCode", company ? [fiscalCodeOrVat] : [required, fiscalCode]],
    ["sdiCode", company ? [destination, sdiCode] : []],
    ["certifiedEmail", company ? [email, maxLength(200)] : []],
    ...STREET_RULES,
    ["province", [required, provinceCode]],
  ];
  return validateFields(rules, values);
}

export function normalizeInvoice(values: InvoiceValues): InvoiceValues {
  const { company } = values;
  return {
    ...values,
    fiscalCode: values.fiscalCode.trim().toUpperCase(),
    province: values.province.trim().toUpperCase(),
    vatNumber: company ? values.vatNumber.trim() : "",
    sdiCode: company ? normalizeSdiCode(values.sdiCode) : "",
    certifiedEmail: company ? values.certifiedEmail.trim() : "",
  };
}

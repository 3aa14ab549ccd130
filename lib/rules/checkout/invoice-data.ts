import { streetRules } from "../delivery/address";
import { country, ITALY, postalCodeOf } from "../delivery/countries";
import { trimTexts } from "../forms/trim-texts";
import { validateFields, type FieldRules } from "../forms/validate-fields";
import { fieldError, type FieldError, type Validator } from "../forms/field-error";
import { email, isEmpty, maxLength, normalizeCode, required, sdiCode } from "../forms/validators";
import { fiscalCode, fiscalCodeOrVat, vatNumber } from "../forms/validators-identity";

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
  country: string;
};

export type InvoiceField = Exclude<keyof InvoiceValues, "company">;

/** SDI codes for customers abroad, and for consumers and companies with certified e-mail only. */
const FOREIGN_SDI_CODE = "XXXXXXX";
export const NO_SDI_CODE = "0000000";

export const hasSdiCode = (code: string): boolean => !isEmpty(code) && code.trim() !== NO_SDI_CODE;

const foreignVatNumber: Validator = (value) =>
  isEmpty(value) || /^[A-Z]{0,2}[A-Z0-9]{7,12}$/.test(compactCode(value)) ? null : fieldError("vatNumber");

const compactCode = (code: string): string => code.replace(/[\s.-]/g, "").toUpperCase();

const provinceCode: Validator = (value) =>
  isEmpty(value) || /^[A-Za-z]{2}$/.test(value.trim()) ? null : fieldError("exactLength", 2);

const foreignRules = ({ company, country: iso }: InvoiceValues): FieldRules<InvoiceField> => [
  ["name", [required, maxLength(120)]],
  ["fiscalCode", [maxLength(30)]],
  ["address1", [required, maxLength(120)]],
  ["addressNumber", [maxLength(12)]],
  ["postalcode", [required, maxLength(10), postalCodeOf(iso)]],
  ["city", [required, maxLength(80)]],
  ["province", [maxLength(40)]],
  ["country", [country]],
  ["vatNumber", company ? [required, foreignVatNumber] : []],
];

function italianRules({ company, sdiCode: code, certifiedEmail }: InvoiceValues): FieldRules<InvoiceField> {
  const hasMailbox = hasSdiCode(code) || !isEmpty(certifiedEmail);
  const destination: Validator = () => (hasMailbox ? null : fieldError("required"));
  return [
    ["name", [required, maxLength(120)]],
    ["vatNumber", company ? [required, vatNumber] : []],
    ["fiscalCode", company ? [fiscalCodeOrVat] : [required, fiscalCode]],
    ["sdiCode", company ? [destination, sdiCode] : []],
    ["certifiedEmail", company ? [email, maxLength(200)] : []],
    ...streetRules(ITALY),
    ["province", [required, provinceCode]],
  ];
}

/** Abroad companies need only a VAT number; in Italy private customers only a fiscal code. */
export function validateInvoice(values: InvoiceValues): Map<InvoiceField, FieldError> {
  const rules = values.country === ITALY ? italianRules(values) : foreignRules(values);
  return validateFields(rules, values);
}

function sdiCodeOf({ country: iso, company, sdiCode: code }: InvoiceValues): string {
  if (iso !== ITALY) return FOREIGN_SDI_CODE;
  return company && hasSdiCode(code) ? normalizeCode(code) : NO_SDI_CODE;
}

export function normalizeInvoice(values: InvoiceValues): InvoiceValues {
  const { company } = values;
  const isItalian = values.country === ITALY;
  return {
    ...trimTexts(values),
    fiscalCode: normalizeCode(values.fiscalCode),
    province: normalizeCode(values.province),
    vatNumber: company ? compactCode(values.vatNumber) : "",
    sdiCode: sdiCodeOf(values),
    certifiedEmail: company && isItalian ? values.certifiedEmail.trim() : "",
  };
}

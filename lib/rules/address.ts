import { validateFields, type FieldRules } from "./validate-fields";
import type { FieldError } from "./field-error";
import { maxLength, postalCode, required } from "./validators";
import { phone } from "./validators-phone";

export type StreetField = "address1" | "addressNumber" | "postalcode" | "city";

export const STREET_RULES: FieldRules<StreetField> = [
  ["address1", [required, maxLength(120)]],
  ["addressNumber", [required, maxLength(12)]],
  ["postalcode", [required, postalCode]],
  ["city", [required, maxLength(80)]],
];

export type AddressValues = Record<
  StreetField | "addressName" | "province" | "referencePhoneNumber" | "floor" | "intercom" | "note",
  string
>;

const ADDRESS_RULES: FieldRules<keyof AddressValues> = [
  ["addressName", [maxLength(60)]],
  ...STREET_RULES,
  ["referencePhoneNumber", [required, phone]],
  ["floor", [maxLength(20)]],
  ["intercom", [maxLength(60)]],
  ["note", [maxLength(300)]],
];

export const validateAddress = (values: AddressValues): Map<keyof AddressValues, FieldError> =>
  validateFields(ADDRESS_RULES, values);

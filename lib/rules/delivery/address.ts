import { validateFields, type FieldRules } from "../forms/validate-fields";
import type { FieldError } from "../forms/field-error";
import { country, postalCodeOf } from "./countries";
import { maxLength, required } from "../forms/validators";
import { phone } from "../forms/validators-phone";

export type StreetField = "address1" | "addressNumber" | "postalcode" | "city";

export const streetRules = (iso: string): FieldRules<StreetField> => [
  ["address1", [required, maxLength(120)]],
  ["addressNumber", [required, maxLength(12)]],
  ["postalcode", [required, postalCodeOf(iso)]],
  ["city", [required, maxLength(80)]],
];

export type AddressValues = Record<
  | StreetField
  | "addressName"
  | "province"
  | "country"
  | "referencePhoneNumber"
  | "floor"
  | "intercom"
  | "note",
  string
>;

const PLACE_FIELDS = ["address1", "addressNumber", "postalcode", "city", "country"] as const;

export const isSamePlace = (values: AddressValues, other: AddressValues): boolean =>
  PLACE_FIELDS.every((name) => values[name].trim() === other[name].trim());

const addressRules = (iso: string): FieldRules<keyof AddressValues> => [
  ["addressName", [maxLength(60)]],
  ["country", [country]],
  ...streetRules(iso),
  ["province", [maxLength(40)]],
  ["referencePhoneNumber", [required, phone]],
  ["floor", [maxLength(20)]],
  ["intercom", [maxLength(60)]],
  ["note", [maxLength(300)]],
];

export const validateAddress = (values: AddressValues): Map<keyof AddressValues, FieldError> =>
  validateFields(addressRules(values.country), values);

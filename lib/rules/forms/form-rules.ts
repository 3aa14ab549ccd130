import type { FieldRule } from "./form-fields";
import type { Validator } from "./field-error";
import * as text from "./validators";
import * as identity from "./validators-identity";
import { password, passwordLength } from "./validators-password";
import * as telephone from "./validators-phone";

type ValidatorFactory = (value: string) => Validator;

const VALIDATORS: Record<string, Validator> = {
  phone: telephone.phone,
  mobile: telephone.mobilePhone,
  mobilephone: telephone.mobilePhone,
  landline: telephone.landlinePhone,
  homephone: telephone.homePhone,
  zip: text.postalCode,
  cap: text.postalCode,
  postalcode: text.postalCode,
  istat: text.istatCode,
  email: text.email,
  fiscalcode: identity.fiscalCode,
  codicefiscale: identity.fiscalCode,
  fiscalcodeorvat: identity.fiscalCodeOrVat,
  vat: identity.vatNumber,
  vatnumber: identity.vatNumber,
  piva: identity.vatNumber,
  elevendigits: text.elevenDigits,
  sdi: text.sdiCode,
  date: text.date,
  name: text.name,
  peoplename: text.peopleName,
  alpha: text.alpha,
  alphanum: text.alphanumeric,
  alphanumeric: text.alphanumeric,
  integer: text.integer,
  number: text.number,
  numeric: text.number,
  decimal: text.decimalComma,
  digits: text.digitsOnly,
  digitsonly: text.digitsOnly,
  url: text.url,
  password,
  cardexpiry: text.cardExpiry,
  requiredcheckbox: text.requiredCheckbox,
};

const count =
  (make: (count: number) => Validator): ValidatorFactory =>
  (value) =>
    make(Number(value) || 0);

const VALIDATOR_FACTORIES: Record<string, ValidatorFactory> = {
  minlength: count(text.minLength),
  maxlength: count(text.maxLength),
  exactlength: count(text.exactLength),
  oneoflengths: (value) => text.oneOfLengths(value.split(",").map(Number)),
  mindigits: count(text.minDigits),
  minuppercase: count(text.minUppercase),
  minsymbols: count(text.minSymbols),
  greaterthan: count(text.greaterThan),
  vaultbonus: count(text.vaultBonus),
  passwordlength: (value) => passwordLength(value === "8" ? 8 : 6),
  loyaltycard: identity.loyaltyCard,
};

/** min_length, minLength and min-length are the same rule. */
export const normalizeName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

export const isRequiredRule = ({ name }: FieldRule) =>
  ["required", "checked", "accepted", "consent"].includes(normalizeName(name));

/** Null: not a rule of requirements/validation#fields. */
export function findValidator({ name, value }: FieldRule): Validator | null {
  const key = normalizeName(name);
  if (Object.hasOwn(VALIDATORS, key)) return VALIDATORS[key] ?? null;
  return Object.hasOwn(VALIDATOR_FACTORIES, key) ? (VALIDATOR_FACTORIES[key]?.(value) ?? null) : null;
}

import type { FieldRule } from "./form-fields";
import type { Validator } from "./validation-messages";
import * as text from "./validators";
import * as identity from "./validators-identity";
import { password, passwordLength } from "./validators-password";
import * as telephone from "./validators-phone";

type Made = (value: string) => Validator;

const PLAIN: Record<string, Validator> = {
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
};

const count =
  (make: (count: number) => Validator): Made =>
  (value) =>
    make(Number(value) || 0);

const VALUED: Record<string, Made> = {
  minlength: count(text.minLength),
  maxlength: count(text.maxLength),
  exactlength: count(text.exactLength),
  oneoflengths: (value) => text.oneOfLengths(value.split(",").map(Number)),
  mindigits: count(text.minDigits),
  minuppercase: count(text.minUppercase),
  minsymbols: count(text.minSymbols),
  greaterthan: count(text.greaterThan),
  passwordlength: (value) => passwordLength(value === "8" ? 8 : 6),
  loyaltycard: identity.loyaltyCard,
};

/** Of any shop's spelling: min_length, minLength and min-length are one rule. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The rules that ask for a value or a tick, by the names shops give them. */
export const isRequiredRule = ({ name }: FieldRule) =>
  ["required", "checked", "accepted", "consent", "requiredcheckbox"].includes(plainName(name));

/** The validator of a shop's rule of spec 3 §5; null: none of ours. */
export function namedRule({ name, value }: FieldRule): Validator | null {
  const key = plainName(name);
  if (Object.hasOwn(PLAIN, key)) return PLAIN[key] ?? null;
  return Object.hasOwn(VALUED, key) ? (VALUED[key]?.(value) ?? null) : null;
}

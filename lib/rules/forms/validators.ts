import { fieldError, type FieldErrorCode, type Validator } from "./field-error";
import { isIsoDate } from "../dates/is-iso-date";

/** false counts as filled in; invalid dates, empty objects and blank strings do not. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (value === false) return false;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Date) return Number.isNaN(value.getTime());
  if (typeof value === "object") return Object.keys(value).length === 0;
  return String(value).trim() === "";
}

export const required: Validator<unknown> = (value) => (isEmpty(value) ? fieldError("required") : null);

export const checked: Validator<unknown> = (value) => (value === true ? null : fieldError("required"));

/** "" and "1" pass (requirements/validation#checkboxes). */
export const requiredCheckbox: Validator<unknown> = (value) =>
  isEmpty(value) || value === "1" ? null : fieldError("required");

export const consentGiven: Validator<unknown> = (value) =>
  value === true || value === "1" ? null : fieldError("consent");

function matches(code: FieldErrorCode, pattern: RegExp): Validator {
  return (value) => (isEmpty(value) || pattern.test(value.trim().normalize()) ? null : fieldError(code));
}

export const postalCode = matches("postalCode", /^\d{4,5}$/);
export const istatCode = matches("istatCode", /^\d{10}$/);
/** Lower case is accepted and stored as capitals: `normalizeCode`. */
export const sdiCode = matches("sdiCode", /^[A-Z0-9]{6,7}$/i);
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

export const name = matches("name", /^\p{L}+(?:\s\p{L}+)?$/u);
export const peopleName = matches("peopleName", /^[\p{L}'’ ]+$/u);
export const alpha = matches("alpha", /^[A-Za-z]+$/);
export const alphanumeric = matches("alphanumeric", /^[A-Za-z0-9]+$/);
export const integer = matches("integer", /^-?\d+$/);
export const number = matches("number", /^-?\d+(?:\.\d+)?$/);
export const decimalComma = matches("decimalComma", /^-?\d+(?:,\d+)?$/);
export const digitsOnly = matches("digitsOnly", /^\d+$/);
export const elevenDigits = matches("elevenDigits", /^\d{11}$/);
export const cardExpiry = matches("cardExpiry", /^\d{4}(?:0[1-9]|1[0-2])$/);
export const email = matches(
  "email",
  /^(?![^@]{65}|\.|.*\.\.)[^\s@"(),:;<>[\]\\]+(?<!\.)@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}$/u,
);

export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const url: Validator = (value) => {
  if (isEmpty(value)) return null;
  const address = value.trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? null : fieldError("url");
};

const FIRST_YEAR = 1900;

export const date: Validator = (value) => {
  if (isEmpty(value)) return null;
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value.trim()) ?? [];
  if (year === undefined) return fieldError("date");
  const exists = isIsoDate(`${year}-${month}-${day}`);
  return exists && Number(year) >= FIRST_YEAR ? null : fieldError("unknownDate");
};

export const exactLength =
  (length: number): Validator =>
  (value) =>
    isEmpty(value) || value.length === length ? null : fieldError("exactLength", length);

export const oneOfLengths =
  (lengths: number[]): Validator =>
  (value) =>
    isEmpty(value) || lengths.includes(value.length) ? null : fieldError("oneOfLengths", lengths.join(", "));

export const maxLength =
  (length: number): Validator =>
  (value) =>
    isEmpty(value) || value.length <= length ? null : fieldError("maxLength", length);

export const minLength =
  (length: number): Validator =>
  (value) =>
    isEmpty(value) || value.length >= length ? null : fieldError("minLength", length);

function atLeast(code: FieldErrorCode, pattern: RegExp, count: number): Validator {
  return (value) =>
    isEmpty(value) || (value.match(pattern)?.length ?? 0) >= count ? null : fieldError(code, count);
}

export const minDigits = (count: number) => atLeast("minDigits", /\d/g, count);
export const minUppercase = (count: number) => atLeast("minUppercase", /\p{Lu}/gu, count);
export const minSymbols = (count: number) => atLeast("minSymbols", /[^\p{L}\d\s]/gu, count);

export const greaterThan =
  (bound: number): Validator<string | number> =>
  (value) =>
    isEmpty(value) || Number(String(value).replace(",", ".")) > bound
      ? null
      : fieldError("greaterThan", bound);

export const vaultBonus =
  (maxEuros: number): Validator<string | number> =>
  (value) => {
    const euros = Number(String(value).replace(",", "."));
    return isEmpty(value) || (Number.isInteger(euros) && euros >= 0 && euros <= maxEuros)
      ? null
      : fieldError("vaultBonus", maxEuros);
  };

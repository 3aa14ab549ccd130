import { fieldError, type Validator } from "./field-error";
import { isEmpty } from "./validators";

const SEPARATOR = String.raw`[\s.\-/]{1,3}`;
const GAP = `(?:${SEPARATOR})?`;
/** Matches the whole prefix of Italy, so that an extra digit is not read as part of it. */
const ITALY = `(?:\\+|00)39${GAP}`;
const ABROAD = `(?:\\+|00)(?!39)\\d{1,3}${GAP}`;
const PREFIX = `(?:${ITALY}|${ABROAD})?`;

/** At least three digits after the area code, in any groups: "02 8457 1320". */
const number = (maxDigits: number) =>
  `(?:${SEPARATOR}\\d(?:${GAP}\\d){2}|\\d{3})(?:${GAP}\\d){0,${maxDigits - 3}}`;

const LANDLINE = new RegExp(`^${PREFIX}\\d{2,4}${number(9)}$`);
const HOME = new RegExp(`^${PREFIX}0\\d{1,3}${number(6)}$`);
const MOBILE = new RegExp(`^${PREFIX}3(?:${GAP}\\d){9}$`);
/** Italian numbers that start with 3 are mobiles with ten digits. */
const ITALIAN_LANDLINE = new RegExp(`^(?:${ITALY})?(?!3|00)\\d{2,4}${number(9)}$`);
/** Area codes abroad may have one digit. */
const FOREIGN = new RegExp(`^${ABROAD}\\d(?:${GAP}\\d){4,12}$`);

function phoneLike(...patterns: RegExp[]): Validator {
  return (value) =>
    isEmpty(value) || patterns.some((pattern) => pattern.test(value.trim())) ? null : fieldError("phone");
}

export const landlinePhone = phoneLike(LANDLINE);

export const homePhone = phoneLike(HOME);

/** 3xx and seven more digits, optionally grouped and with a country prefix. */
export const mobilePhone = phoneLike(MOBILE);

export const phone = phoneLike(MOBILE, ITALIAN_LANDLINE, FOREIGN);

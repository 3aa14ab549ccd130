import { fieldError, type Validator } from "./field-error";
import { isEmpty } from "./validators";

const GAP = String.raw`[\s.\-/]?`;
/** Matches the whole prefix of Italy, so that an extra digit is not read as part of it. */
const ITALY = `(?:\\+|00)39${GAP}`;
const ABROAD = `(?:\\+|00)(?!39)\\d{1,3}${GAP}`;
const PREFIX = `(?:${ITALY}|${ABROAD})?`;

const LANDLINE = new RegExp(`^${PREFIX}\\d{2,4}${GAP}\\d{3,9}$`);
const HOME = new RegExp(`^${PREFIX}0\\d{1,3}${GAP}\\d{3,6}$`);
const MOBILE = new RegExp(`^${PREFIX}3\\d{2}(?:${GAP}\\d){7}$`);
/** Italian numbers that start with 3 are mobiles with ten digits. */
const ITALIAN_LANDLINE = new RegExp(`^(?:${ITALY})?(?!3|00)\\d{2,4}${GAP}\\d{3,9}$`);
const FOREIGN = new RegExp(`^${ABROAD}\\d{2,4}${GAP}\\d{3,9}$`);

function phoneLike(...patterns: RegExp[]): Validator {
  return (value) =>
    isEmpty(value) || patterns.some((pattern) => pattern.test(value.trim())) ? null : fieldError("phone");
}

export const landlinePhone = phoneLike(LANDLINE);

export const homePhone = phoneLike(HOME);

/** 3xx and seven more digits, optionally grouped and with a country prefix. */
export const mobilePhone = phoneLike(MOBILE);

export const phone = phoneLike(MOBILE, ITALIAN_LANDLINE, FOREIGN);

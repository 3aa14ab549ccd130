import { fieldError, type Validator } from "./field-error";
import { isEmpty } from "./validators";

const PREFIX = String.raw`(?:(?:\+|00)\d{1,3}[\s.\-/]?)?`;
const GAP = String.raw`[\s.\-/]?`;

const LANDLINE = new RegExp(`^${PREFIX}\\d{2,4}${GAP}\\d{3,9}$`);
const HOME = new RegExp(`^${PREFIX}0\\d{1,3}${GAP}\\d{3,6}$`);
const MOBILE = new RegExp(`^${PREFIX}3\\d{2}(?:${GAP}\\d){7}$`);

function phoneLike(...patterns: RegExp[]): Validator {
  return (value) =>
    isEmpty(value) || patterns.some((pattern) => pattern.test(value.trim())) ? null : fieldError("phone");
}

export const landlinePhone = phoneLike(LANDLINE);

export const homePhone = phoneLike(HOME);

/** 3xx and seven more digits, optionally grouped and with a country prefix. */
export const mobilePhone = phoneLike(MOBILE);

export const phone = phoneLike(MOBILE, LANDLINE);

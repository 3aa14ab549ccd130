import { hasGs1CheckDigit } from "./gs1";
import { fieldError, type Validator } from "./field-error";
import { elevenDigits, isEmpty } from "./validators";

/** Digits may be replaced by letters when two people would share a code (omocodia). */
const DIGIT = "[0-9LMNPQRSTUV]";
const FISCAL_CODE = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Values of 0-9 (shared with A-J) and K-Z in odd positions, by ministerial decree 12-3-1974. */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function fiscalCodeCheck(body: string): string {
  const sum = [...body].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : ALPHABET.indexOf(character);
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return ALPHABET[sum % 26] ?? "";
}

export const fiscalCode: Validator = (value) => {
  if (isEmpty(value)) return null;
  const code = value.trim().toUpperCase();
  if (!FISCAL_CODE.test(code)) return fieldError("fiscalCodeFormat");
  return fiscalCodeCheck(code.slice(0, 15)) === code[15] ? null : fieldError("fiscalCode");
};

export const fiscalCodeOrVat: Validator = (value) =>
  !isEmpty(value) && value.trim().length === 16 ? fiscalCode(value) : elevenDigits(value);

export const vatNumber: Validator = (value) => {
  const error = elevenDigits(value);
  if (error || isEmpty(value)) return error;
  const sum = [...value.trim()].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0 ? null : fieldError("vatNumber");
};

export const loyaltyCard =
  (prefix: string): Validator =>
  (value) => {
    if (isEmpty(value)) return null;
    const card = value.replace(/\s/g, "");
    return card.startsWith(prefix) && hasGs1CheckDigit(card) ? null : fieldError("loyaltyCard");
  };

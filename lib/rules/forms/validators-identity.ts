import { hasGs1CheckDigit } from "../barcodes/gs1";
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

/** In the order of the twelve letters of FISCAL_CODE; the year's century is not known, so every fourth may be a leap year. */
const DAYS_BY_MONTH: Readonly<Record<string, number>> = {
  A: 31,
  B: 28,
  C: 31,
  D: 30,
  E: 31,
  H: 30,
  L: 31,
  M: 31,
  P: 30,
  R: 31,
  S: 30,
  T: 31,
};
const LETTERS_OF_DIGITS = "LMNPQRSTUV";

const digitsOf = (text: string): number =>
  Number(text.replace(/[A-Z]/g, (letter) => String(LETTERS_OF_DIGITS.indexOf(letter))));

/** Women's days are counted from 41. */
function hasBirthday(code: string): boolean {
  const counted = digitsOf(code.slice(9, 11));
  const day = counted > 40 ? counted - 40 : counted;
  const month = code[8] ?? "";
  const isLeapDay = month === "B" && day === 29 && digitsOf(code.slice(6, 8)) % 4 === 0;
  return day >= 1 && (isLeapDay || day <= (DAYS_BY_MONTH[month] ?? 0));
}

export const fiscalCode: Validator = (value) => {
  if (isEmpty(value)) return null;
  const code = value.trim().toUpperCase();
  if (!FISCAL_CODE.test(code)) return fieldError("fiscalCodeFormat");
  const isValid = hasBirthday(code) && fiscalCodeCheck(code.slice(0, 15)) === code[15];
  return isValid ? null : fieldError("fiscalCode");
};

export const vatNumber: Validator = (value) => {
  const error = elevenDigits(value);
  if (error || isEmpty(value)) return error;
  const sum = [...value.trim()].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  // The first seven digits number the business, from 1.
  return sum % 10 === 0 && !value.trim().startsWith("0000000") ? null : fieldError("vatNumber");
};

export const fiscalCodeOrVat: Validator = (value) =>
  !isEmpty(value) && value.trim().length === 16 ? fiscalCode(value) : vatNumber(value);

const CARD_DIGITS = 13;

export const loyaltyCard =
  (prefix: string): Validator =>
  (value) => {
    if (isEmpty(value)) return null;
    const card = value.replace(/\s/g, "");
    return card.length === CARD_DIGITS && card.startsWith(prefix) && hasGs1CheckDigit(card)
      ? null
      : fieldError("loyaltyCard");
  };

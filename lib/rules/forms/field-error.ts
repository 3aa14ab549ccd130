/** Each has its text in `forms.error` of messages/*.json, where {0} and {1} are the error's values. */
export const FIELD_ERROR_CODES = [
  "required",
  "consent",
  "phone",
  "postalCode",
  "postalCodeFiveDigits",
  "postalCodeMalta",
  "istatCode",
  "email",
  "sameEmail",
  "fiscalCodeFormat",
  "fiscalCode",
  "elevenDigits",
  "vatNumber",
  "sdiCode",
  "date",
  "unknownDate",
  "name",
  "peopleName",
  "alpha",
  "alphanumeric",
  "integer",
  "number",
  "decimalComma",
  "digitsOnly",
  "url",
  "exactLength",
  "oneOfLengths",
  "maxLength",
  "minLength",
  "minDigits",
  "minUppercase",
  "minSymbols",
  "greaterThan",
  "atLeast",
  "atMost",
  "step",
  "earliestDate",
  "latestDate",
  "option",
  "fileType",
  "fileSize",
  "filesSize",
  "loyaltyCard",
  "cardExpiry",
  "passwordLength",
  "password",
  "passwordMismatch",
  "vaultBonus",
  "pin",
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

export type FieldError = {
  code: FieldErrorCode;
  values: (string | number)[];
  message?: string;
};

export type Validator<Value = string> = (value: Value) => FieldError | null;

export function fieldError(code: FieldErrorCode, ...values: (string | number)[]): FieldError {
  return { code, values };
}

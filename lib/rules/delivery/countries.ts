import { fieldError, type Validator } from "../forms/field-error";
import { isEmpty, postalCode } from "../forms/validators";

export const ITALY = "IT";

/** requirements/profile#countries */
const COUNTRIES = [ITALY, "MT", "DE", "FR"] as const;

export const country: Validator = (value) =>
  COUNTRIES.some((iso) => iso === value) ? null : fieldError("option");

const fiveDigits: Validator = (value) =>
  isEmpty(value) || /^\d{5}$/.test(value.trim()) ? null : fieldError("postalCodeFiveDigits");

/** "VLT 1117", or its digits alone. */
const maltese: Validator = (value) =>
  isEmpty(value) || /^(?:[A-Z]{3} ?)?\d{4}$/i.test(value.trim()) ? null : fieldError("postalCodeMalta");

const POSTAL_CODES: Record<string, Validator> = { MT: maltese, DE: fiveDigits, FR: fiveDigits };

export const postalCodeOf = (iso: string): Validator => POSTAL_CODES[iso] ?? postalCode;

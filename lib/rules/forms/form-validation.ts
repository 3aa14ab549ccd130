import { fileExtension, MAX_FILE_BYTES, MAX_FILE_MB, MAX_FILES_BYTES, MAX_FILES_MB } from "./form-files";
import { type FormField, type FormFile, type FormValue, type FormValues, hasInput } from "./form-fields";
import { findValidator, isRequiredRule, normalizeName } from "./form-rules";
import { fieldError, type FieldError, type Validator } from "./field-error";
import { isIsoDate } from "../dates/is-iso-date";
import { email, isEmpty, maxLength, postalCode } from "./validators";
import { phone } from "./validators-phone";

/** `message` is the shop's own, "" for the default. */
export type FormFieldError = FieldError & { message: string };

/** requirements/forms#fields */
export const EARLIEST_DATE = "1910-01-01";
export const LATEST_DATE = "2999-12-31";

const italianDate = (iso: string) => iso.split("-").reverse().join("/");

const parseNumber = (value: string) =>
  /^-?\d+(?:[.,]\d+)?$/.test(value.trim()) ? Number(value.trim().replace(",", ".")) : NaN;

function validateNumber({ min, max, step }: FormField, value: string): FieldError | null {
  const given = parseNumber(value);
  if (Number.isNaN(given)) return fieldError("number");
  if (min !== null && given < min) return fieldError("atLeast", min);
  if (max !== null && given > max) return fieldError("atMost", max);
  const steps = step ? (given - (min ?? 0)) / step : 0;
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? fieldError("step", step ?? 0) : null;
}

function validateDate(_field: FormField, value: string): FieldError | null {
  if (!isIsoDate(value)) return fieldError("date");
  if (value < EARLIEST_DATE) return fieldError("earliestDate", italianDate(EARLIEST_DATE));
  return value > LATEST_DATE ? fieldError("latestDate", italianDate(LATEST_DATE)) : null;
}

function validateOption({ options }: FormField, value: string): FieldError | null {
  return options.some((option) => option.value === value) ? null : fieldError("option");
}

const fromValidator =
  (validator: Validator) =>
  (_field: FormField, value: string): FieldError | null =>
    validator(value);

const KINDS: Partial<Record<FormField["kind"], (field: FormField, value: string) => FieldError | null>> = {
  email: fromValidator(email),
  phone: fromValidator(phone),
  zip: fromValidator(postalCode),
  number: validateNumber,
  date: validateDate,
  select: validateOption,
  radio: validateOption,
  multiselect: validateOption,
  checkboxes: validateOption,
};

function validateFile({ accept }: FormField, { name, size }: FormFile): FieldError | null {
  if (!accept.includes(fileExtension(name))) return fieldError("fileType", accept.join(", "));
  return size > MAX_FILE_BYTES ? fieldError("fileSize", MAX_FILE_MB) : null;
}

function validateText(field: FormField, value: string): FormFieldError | null {
  const limit = field.maxLength === null ? null : maxLength(field.maxLength)(value);
  const typeError = limit ?? KINDS[field.kind]?.(field, value) ?? null;
  if (typeError) return { ...typeError, message: "" };
  for (const rule of field.rules) {
    // A date field holds ISO dates; the rule of the same name validates typed ones.
    const isAlreadyChecked = isRequiredRule(rule) || field.kind === normalizeName(rule.name);
    const error = isAlreadyChecked ? null : findValidator(rule)?.(value);
    if (error) return { ...error, message: rule.message };
  }
  return null;
}

function requiredError(field: FormField): FormFieldError | null {
  const rule = field.rules.find(isRequiredRule);
  if (!field.required && !rule) return null;
  return { ...fieldError(field.kind === "checkbox" ? "consent" : "required"), message: rule?.message ?? "" };
}

const isFile = (value: unknown): value is FormFile =>
  typeof value === "object" && value !== null && "size" in value;

export function validateFormField(field: FormField, value: FormValue | undefined): FormFieldError | null {
  if (!hasInput(field) || field.disabled) return null;
  // A box has the values of its rules: "1" or "0".
  if (field.kind === "checkbox" && typeof value === "boolean")
    return (value ? null : requiredError(field)) ?? validateText(field, value ? "1" : "0");
  if (value === undefined || value === false || isEmpty(value)) return requiredError(field);
  for (const part of Array.isArray(value) ? value : [value]) {
    if (isFile(part) !== (field.kind === "file")) return { ...fieldError("option"), message: "" };
    const error = isFile(part)
      ? validateFile(field, part)
      : typeof part === "string"
        ? validateText(field, part)
        : null;
    if (error) return { message: "", ...error };
  }
  return null;
}

export function validateForm(fields: FormField[], values: FormValues): Map<string, FormFieldError> {
  const errors = new Map<string, FormFieldError>();
  let bytes = 0;
  for (const field of fields) {
    const value = values[field.name];
    const error = validateFormField(field, value);
    if (error) errors.set(field.name, error);
    if (field.kind !== "file" || !Array.isArray(value)) continue;
    for (const file of value) bytes += isFile(file) ? file.size : 0;
    if (bytes > MAX_FILES_BYTES && !errors.has(field.name))
      errors.set(field.name, { ...fieldError("filesSize", MAX_FILES_MB), message: "" });
  }
  return errors;
}

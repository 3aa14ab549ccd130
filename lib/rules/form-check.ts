import { endingOf, MOST_FILE_BYTES, MOST_FILE_MB, MOST_FILES_BYTES, MOST_FILES_MB } from "./form-files";
import { type FormField, type FormFile, type FormValue, type FormValues, isAsked } from "./form-fields";
import { isRequiredRule, namedRule } from "./form-rules";
import { fault, type Fault, type Validator } from "./validation-messages";
import { email, isEmpty, maxLength, postalCode } from "./validators";
import { phone } from "./validators-phone";

/** What is wrong with a field; `message` is the shop's own, "" for the usual one. */
export type FieldFault = Fault & { message: string };

/** Spec 1 §5. */
export const EARLIEST_DATE = "1910-01-01";

const numberOf = (value: string) =>
  /^-?\d+(?:[.,]\d+)?$/.test(value.trim()) ? Number(value.trim().replace(",", ".")) : NaN;

function numberFault({ min, max, step }: FormField, value: string): Fault | null {
  const given = numberOf(value);
  if (Number.isNaN(given)) return fault("number");
  if (min !== null && given < min) return fault("atLeast", min);
  if (max !== null && given > max) return fault("atMost", max);
  const steps = step ? (given - (min ?? 0)) / step : 0;
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? fault("step", step ?? 0) : null;
}

function dateFault(_field: FormField, value: string): Fault | null {
  const moment = new Date(`${value}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !exists) return fault("date");
  return value < EARLIEST_DATE ? fault("earliestDate", EARLIEST_DATE.split("-").reverse().join("/")) : null;
}

function optionFault({ options }: FormField, value: string): Fault | null {
  return options.some((option) => option.value === value) ? null : fault("option");
}

const by =
  (validator: Validator) =>
  (_field: FormField, value: string): Fault | null =>
    validator(value);

const KINDS: Partial<Record<FormField["kind"], (field: FormField, value: string) => Fault | null>> = {
  email: by(email),
  // Numbers are written in groups of any length.
  phone: by((value) => phone(value) && phone(value.replace(/[\s./-]/g, ""))),
  zip: by(postalCode),
  number: numberFault,
  date: dateFault,
  select: optionFault,
  radio: optionFault,
  multiselect: optionFault,
  checkboxes: optionFault,
};

function fileFault({ accept }: FormField, { name, size }: FormFile): Fault | null {
  if (!accept.includes(endingOf(name))) return fault("fileType", accept.join(", "));
  return size > MOST_FILE_BYTES ? fault("fileSize", MOST_FILE_MB) : null;
}

function textFault(field: FormField, value: string): FieldFault | null {
  const limit = field.maxLength === null ? null : maxLength(field.maxLength)(value);
  const found = limit ?? KINDS[field.kind]?.(field, value) ?? null;
  if (found) return { ...found, message: "" };
  for (const rule of field.rules) {
    // A date field's own check is of ISO days; the rule of that name is of days as they are typed.
    const isDone = isRequiredRule(rule) || field.kind === rule.name;
    const broken = isDone ? null : namedRule(rule)?.(value);
    if (broken) return { ...broken, message: rule.message };
  }
  return null;
}

function missing(field: FormField): FieldFault | null {
  const rule = field.rules.find(isRequiredRule);
  if (!field.required && !rule) return null;
  return { ...fault(field.kind === "checkbox" ? "consent" : "required"), message: rule?.message ?? "" };
}

const isFile = (value: unknown): value is FormFile =>
  typeof value === "object" && value !== null && "size" in value;

/** What is wrong with a field's value, its own rules last; null: nothing. A value that is not asked for is never wrong. */
export function fieldFault(field: FormField, value: FormValue | undefined): FieldFault | null {
  if (!isAsked(field) || field.disabled) return null;
  if (value === undefined || value === false || isEmpty(value)) return missing(field);
  for (const part of Array.isArray(value) ? value : [value]) {
    if (isFile(part) !== (field.kind === "file")) return { ...fault("option"), message: "" };
    const found = isFile(part)
      ? fileFault(field, part)
      : typeof part === "string"
        ? textFault(field, part)
        : null;
    if (found) return { message: "", ...found };
  }
  return null;
}

/** The faults of a whole form by the names of its fields, in their order. */
export function formFaults(fields: FormField[], values: FormValues): Map<string, FieldFault> {
  const faults = new Map<string, FieldFault>();
  let bytes = 0;
  for (const field of fields) {
    const value = values[field.name];
    const found = fieldFault(field, value);
    if (found) faults.set(field.name, found);
    if (field.kind !== "file" || !Array.isArray(value)) continue;
    for (const file of value) bytes += isFile(file) ? file.size : 0;
    if (bytes > MOST_FILES_BYTES && !faults.has(field.name))
      faults.set(field.name, { ...fault("filesSize", MOST_FILES_MB), message: "" });
  }
  return faults;
}

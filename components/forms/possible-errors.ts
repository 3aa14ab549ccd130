import { FIELD_ERROR_CODES, type FieldErrorCode } from "@/lib/rules/forms/field-error";
import type { FormField, FormFieldKind } from "@/lib/rules/forms/form-fields";

const ALWAYS: FieldErrorCode[] = ["required", "consent", "maxLength", "option"];

const OF_KIND: Partial<Record<FormFieldKind, FieldErrorCode[]>> = {
  email: ["email"],
  phone: ["phone"],
  zip: ["postalCode"],
  number: ["number", "atLeast", "atMost", "step"],
  date: ["date", "earliestDate", "latestDate"],
  file: ["fileType", "fileSize", "filesSize"],
};

/** Errors that these fields can have, so that a page only loads their texts. */
export function possibleErrors(fields: FormField[]): Set<FieldErrorCode> {
  // Rules with their own text need no default.
  const hasRules = fields.some(({ rules }) => rules.some(({ message }) => !message));
  if (hasRules) return new Set(FIELD_ERROR_CODES);
  return new Set([...ALWAYS, ...fields.flatMap(({ kind }) => OF_KIND[kind] ?? [])]);
}

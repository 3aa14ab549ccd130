import { base64Bytes } from "../../../lib/rules/forms/form-files";
import {
  type FormField,
  type FormFile,
  type FormValue,
  type FormValues,
  hasInput,
  isMultiple,
} from "../../../lib/rules/forms/form-fields";
import { isTrue } from "../../../lib/rules/is-true";
import { validateForm } from "../../../lib/rules/forms/form-validation";
import { fieldErrorMessage } from "../../field-error-message";
import { matchesSignature } from "../../http/file-signature";

const MAX_TEXT_LENGTH = 5000;
const MAX_VALUES = 50;

const scalarText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim().slice(0, MAX_TEXT_LENGTH)
    : "";

function toFiles(value: unknown): FormFile[] {
  const parts: unknown[] = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [];
  return parts.flatMap((part) => {
    if (typeof part !== "object" || part === null) return [];
    const { name, type, content } = part as Record<string, unknown>;
    const size = typeof content === "string" ? base64Bytes(content) : null;
    if (typeof name !== "string" || typeof content !== "string" || size === null || size === 0) return [];
    return [{ name: name.slice(0, 200), type: scalarText(type), size, content }];
  });
}

function readValue(field: FormField, input: unknown): FormValue {
  if (field.kind === "file") return toFiles(input);
  if (field.kind === "checkbox") return isTrue(input);
  if (isMultiple(field)) {
    const parts: unknown[] = Array.isArray(input) ? input.slice(0, MAX_VALUES) : [input];
    return parts.map(scalarText).filter(Boolean);
  }
  return scalarText(input);
}

export function readValues(fields: FormField[], input: Record<string, unknown>): FormValues {
  const activeFields = fields.filter((field) => hasInput(field) && !field.disabled);
  return Object.fromEntries(
    activeFields.map((field) => [
      field.name,
      readValue(field, Object.hasOwn(input, field.name) ? input[field.name] : ""),
    ]),
  );
}

export type FieldError = { field: FormField; message: string; isMissing: boolean };

export function findFieldErrors(fields: FormField[], values: FormValues): FieldError[] {
  const errors = validateForm(fields, values);
  return fields.flatMap((field) => {
    const error = errors.get(field.name);
    if (error) {
      const isMissing = error.code === "required" || error.code === "consent";
      return [{ field, message: error.message || fieldErrorMessage(error), isMissing }];
    }
    const files = field.kind === "file" ? (values[field.name] as FormFile[]) : [];
    const isForged = files.some((file) => !matchesSignature(file));
    const message = "Il contenuto del file non corrisponde al suo tipo";
    return isForged ? [{ field, message, isMissing: false }] : [];
  });
}

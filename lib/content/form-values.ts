import en from "../../messages/en.json";
import it from "../../messages/it.json";
import type { Message } from "../ebsn/domain/envelope";
import type { Locale } from "../i18n/locales";
import { fieldErrorText } from "../rules/forms/field-error-text";
import {
  emptyValue,
  type FormField,
  type FormFile,
  type FormValue,
  type FormValues,
} from "../rules/forms/form-fields";
import { base64Bytes } from "../rules/forms/form-files";
import { validateForm } from "../rules/forms/form-validation";
import { SpooledText } from "../uploads/spooled-text";

const FORMS = { it: it.forms, en: en.forms };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const MAX_FILE_NAME_LENGTH = 255;
const MAX_FILES = 10;

/** `spooled`: a large file, on disk. */
export type SentFile = FormFile & { spooled?: SpooledText };

function toFile(value: unknown): SentFile[] {
  if (!isRecord(value) || typeof value.name !== "string") return [];
  // The end of the name has the file type.
  const name = value.name.slice(-MAX_FILE_NAME_LENGTH);
  const { content } = value;
  if (content instanceof SpooledText)
    return content.bytes ? [{ name, content: "", size: content.bytes, type: "", spooled: content }] : [];
  if (typeof content !== "string") return [];
  const size = base64Bytes(content);
  return size ? [{ name, content, size, type: "" }] : [];
}

export const hasLongText = (fields: FormField[], submitted: unknown): boolean =>
  isRecord(submitted) &&
  fields.some(
    ({ kind, name }) =>
      kind !== "file" && [submitted[name]].flat().some((part) => part instanceof SpooledText),
  );

function toValue(field: FormField, value: unknown): FormValue {
  const values: unknown[] = Array.isArray(value) ? value : [];
  if (field.kind === "file") return values.slice(0, MAX_FILES).flatMap(toFile);
  if (Array.isArray(value)) return values.filter((part) => typeof part === "string");
  if (typeof value === "number") return String(value);
  return typeof value === "string" || typeof value === "boolean" ? value : emptyValue(field);
}

export function pickValues(fields: FormField[], submitted: unknown): FormValues {
  const content = isRecord(submitted) ? submitted : {};
  return Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(content, name))
      .map((field) => [field.name, toValue(field, content[field.name])]),
  );
}

/** The plug-in of the content system validates almost nothing. */
export function invalidFields(fields: FormField[], values: FormValues, locale: Locale): Message[] {
  return [...validateForm(fields, values)].map(([name, error]) => ({
    code: `error.form.${name}`,
    message: fieldErrorText(error, FORMS[locale], locale),
  }));
}

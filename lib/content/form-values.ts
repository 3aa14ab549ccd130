import en from "@/messages/en.json";
import it from "@/messages/it.json";
import type { Message } from "../ebsn/domain/envelope";
import { interpolate } from "../i18n/interpolate";
import type { Locale } from "../i18n/locales";
import type { FieldError } from "../rules/field-error";
import {
  emptyValue,
  type FormField,
  type FormFile,
  type FormValue,
  type FormValues,
} from "../rules/form-fields";
import { base64Bytes } from "../rules/form-files";
import { validateForm } from "../rules/form-validation";

const ERRORS: Record<Locale, Record<string, string>> = { it: it.forms.error, en: en.forms.error };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const MAX_FILE_NAME_LENGTH = 255;
const MAX_FILES = 10;

function toFile(value: unknown): FormFile[] {
  if (!isRecord(value) || typeof value.name !== "string" || typeof value.content !== "string") return [];
  if (value.name.length > MAX_FILE_NAME_LENGTH) return [];
  const size = base64Bytes(value.content);
  return size ? [{ name: value.name, content: value.content, size, type: "" }] : [];
}

function toValue(field: FormField, value: unknown): FormValue {
  const values: unknown[] = Array.isArray(value) ? value : [];
  if (field.kind === "file") return values.slice(0, MAX_FILES).flatMap(toFile);
  if (Array.isArray(value)) return values.filter((part) => typeof part === "string");
  if (typeof value === "number") return String(value);
  return typeof value === "string" || typeof value === "boolean" ? value : emptyValue(field);
}

/** Of the form's own fields, in the types that a form has. */
export function pickValues(fields: FormField[], submitted: unknown): FormValues {
  const content = isRecord(submitted) ? submitted : {};
  return Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(content, name))
      .map((field) => [field.name, toValue(field, content[field.name])]),
  );
}

function textOf({ code, values, message }: FieldError, locale: Locale): string {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false });
  const texts = values.map((value) => (typeof value === "number" ? numbers.format(value) : value));
  return message || interpolate(ERRORS[locale][code] ?? "", Object.fromEntries(texts.entries()));
}

/** The plug-in of the content system validates almost nothing. */
export function invalidFields(fields: FormField[], values: FormValues, locale: Locale): Message[] {
  return [...validateForm(fields, values)].map(([name, error]) => ({
    code: `error.form.${name}`,
    message: textOf(error, locale),
  }));
}

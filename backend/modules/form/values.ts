import { base64Bytes, endingOf } from "../../../lib/rules/form-files";
import {
  type FormField,
  type FormFile,
  type FormValue,
  type FormValues,
  isAsked,
  takesSeveral,
} from "../../../lib/rules/form-fields";
import { formFaults } from "../../../lib/rules/form-check";
import { faultMessage } from "../../../lib/rules/validation-messages";

const LONGEST = 5000;
const MOST_PARTS = 50;

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, LONGEST) : "";

const isTicked = (value: unknown) => value === true || value === 1 || value === "1" || value === "true";

function asFiles(value: unknown): FormFile[] {
  const parts: unknown[] = Array.isArray(value) ? value.slice(0, MOST_PARTS) : [];
  return parts.flatMap((part) => {
    if (typeof part !== "object" || part === null) return [];
    const { name, type, content } = part as Record<string, unknown>;
    const size = typeof content === "string" ? base64Bytes(content) : null;
    if (typeof name !== "string" || typeof content !== "string" || size === null || size === 0) return [];
    return [{ name: name.slice(0, 200), type: asText(type), size, content }];
  });
}

function readValue(field: FormField, given: unknown): FormValue {
  if (field.kind === "file") return asFiles(given);
  if (field.kind === "checkbox") return isTicked(given);
  if (takesSeveral(field)) {
    const parts: unknown[] = Array.isArray(given) ? given.slice(0, MOST_PARTS) : [given];
    return parts.map(asText).filter(Boolean);
  }
  return asText(given);
}

/** What was sent, as the fields of the form understand it; anything else is left aside. */
export function readValues(fields: FormField[], given: Record<string, unknown>): FormValues {
  const asked = fields.filter((field) => isAsked(field) && !field.disabled);
  return Object.fromEntries(
    asked.map((field) => [
      field.name,
      readValue(field, Object.hasOwn(given, field.name) ? given[field.name] : ""),
    ]),
  );
}

export type Wrong = { field: FormField; message: string };

/** The first bytes of the kinds of file that have their own. */
const BEGINNINGS: Record<string, string> = {
  pdf: "%PDF",
  png: "\x89PNG",
  jpg: "\xff\xd8\xff",
  jpeg: "\xff\xd8\xff",
};

function isWhatItSays({ name, content }: FormFile): boolean {
  const beginning = BEGINNINGS[endingOf(name)];
  return !beginning || Buffer.from(content.slice(0, 16), "base64").toString("latin1").startsWith(beginning);
}

/** What the form refuses, in the order of its fields, each in the shop's own words. */
export function wrongFields(fields: FormField[], values: FormValues): Wrong[] {
  const faults = formFaults(fields, values);
  return fields.flatMap((field) => {
    const found = faults.get(field.name);
    if (found) return [{ field, message: found.message || faultMessage(found) }];
    const files = field.kind === "file" ? (values[field.name] as FormFile[]) : [];
    const isForged = files.some((file) => !isWhatItSays(file));
    return isForged ? [{ field, message: "Il contenuto del file non corrisponde al suo tipo" }] : [];
  });
}

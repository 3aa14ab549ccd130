import { formatDate } from "@/lib/dates";
import type { FormField } from "@/lib/rules/form-fields";

export type Answer = { name: string; label: string; value: string };

type Words = { yes: string; no: string; locale: string };

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((part) => typeof part === "string" || typeof part === "number")
    .map(String)
    .filter(Boolean);

function said({ kind, options }: FormField, value: unknown, { yes, no, locale }: Words): string {
  if (kind === "checkbox") return value === true ? yes : no;
  const texts = textsOf(value);
  if (kind === "date") return texts.map((day) => formatDate(day, locale)).join(", ");
  return texts.map((text) => options.find((option) => option.value === text)?.label ?? text).join(", ");
}

/** What was sent, field by field, as people read it; what was left empty, hidden or secret is left out. */
export function answersOf(fields: FormField[], content: Record<string, unknown>, words: Words): Answer[] {
  return fields.flatMap((field) => {
    const { name, label, kind } = field;
    if (kind === "hidden" || kind === "markup" || kind === "password") return [];
    if (!Object.hasOwn(content, name)) return [];
    const value = said(field, content[name], words);
    return value ? [{ name, label, value }] : [];
  });
}

import { formatDate } from "@/lib/dates";
import type { FormField } from "@/lib/rules/forms/form-fields";

export type Answer = { name: string; label: string; value: string };

type AnswerFormat = { yes: string; no: string; locale: string };

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((part) => typeof part === "string" || typeof part === "number")
    .map(String)
    .filter(Boolean);

function formatAnswer(
  { kind, options }: FormField,
  value: unknown,
  { yes, no, locale }: AnswerFormat,
): string {
  if (kind === "checkbox") return value === true ? yes : no;
  const texts = textsOf(value);
  if (kind === "date") return texts.map((day) => formatDate(day, locale) || day).join(", ");
  return texts.map((text) => options.find((option) => option.value === text)?.label ?? text).join(", ");
}

/** Without empty, hidden and secret fields. */
export function answersOf(
  fields: FormField[],
  content: Record<string, unknown>,
  format: AnswerFormat,
): Answer[] {
  return fields.flatMap((field) => {
    const { name, label, kind } = field;
    if (kind === "hidden" || kind === "markup" || kind === "password") return [];
    if (!Object.hasOwn(content, name)) return [];
    const value = formatAnswer(field, content[name], format);
    return value ? [{ name, label, value }] : [];
  });
}

import type { Message } from "../ebsn/domain/envelope";

/** The first text of each field, and whatever else was said. Errors without a text are left out. */
export function groupErrors<Field extends string>(
  errors: Message[],
  fieldOf: (code: string) => Field | null,
  textOf: (error: Message) => string,
): { byField: Map<Field, string>; general: string[] } {
  const byField = new Map<Field, string>();
  const general = new Set<string>();
  for (const error of errors) {
    const text = textOf(error);
    const field = fieldOf(error.code);
    if (!text) continue;
    if (field !== null && !byField.has(field)) byField.set(field, text);
    else if (field === null || byField.get(field) !== text) general.add(text);
  }
  return { byField, general: [...general] };
}

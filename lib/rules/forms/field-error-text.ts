import type { FieldError } from "./field-error";

export const CODES_OF_ONE = [
  "minDigits",
  "minUppercase",
  "minSymbols",
  "minLength",
  "maxLength",
  "exactLength",
] as const;

type Texts = Partial<Record<string, string>>;

/** Formats numbers in the language and uses the singular for one; a form's own message has priority. */
export function fieldErrorText(
  { code, values, message }: FieldError,
  { error, errorOfOne = {} }: { error: Texts; errorOfOne?: Texts },
  locale: string,
): string {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false });
  const singular = Number(values[0]) === 1 ? errorOfOne[code] : undefined;
  return (message || singular || error[code] || "").replace(/\{(\d)\}/g, (placeholder, index: string) => {
    const value = values[Number(index)] ?? placeholder;
    return typeof value === "number" ? numbers.format(value) : value;
  });
}

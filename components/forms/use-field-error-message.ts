"use client";

import { useLocale, useTranslations } from "next-intl";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FieldError } from "@/lib/rules/field-error";

/** Codes with a text of their own for a single one. */
const CODES_OF_ONE = ["minDigits", "minUppercase", "minSymbols"] as const;

export function useFieldErrorMessage(): (error: FieldError) => string {
  const t = useTranslations("forms.error");
  const tOne = useTranslations("forms.errorOfOne");
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 6, useGrouping: false });
  const format = (value: string | number) => (typeof value === "number" ? number.format(value) : value);
  return ({ code, values, message }) => {
    if (message) return message;
    const codeOfOne = Number(values[0]) === 1 && CODES_OF_ONE.find((one) => one === code);
    if (codeOfOne) return tOne(codeOfOne);
    return interpolate(String(t.raw(code)), Object.fromEntries(values.map(format).entries()));
  };
}

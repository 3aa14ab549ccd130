"use client";

import { useLocale, useTranslations } from "next-intl";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FieldError } from "@/lib/rules/field-error";

export function useFieldErrorMessage(): (error: FieldError) => string {
  const t = useTranslations("forms.error");
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 6, useGrouping: false });
  const format = (value: string | number) => (typeof value === "number" ? number.format(value) : value);
  return ({ code, values, message }) => {
    const isOne = values.length === 1 && values[0] === 1;
    const key = isOne && t.has(`one.${code}`) ? `one.${code}` : code;
    return message || interpolate(String(t.raw(key)), Object.fromEntries(values.map(format).entries()));
  };
}

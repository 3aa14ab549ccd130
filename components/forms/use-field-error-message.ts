"use client";

import { useTranslations } from "next-intl";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FieldError } from "@/lib/rules/field-error";

export function useFieldErrorMessage(): (error: FieldError) => string {
  const t = useTranslations("forms.error");
  return ({ code, values, message }) =>
    message || interpolate(String(t.raw(code)), Object.fromEntries(values.entries()));
}

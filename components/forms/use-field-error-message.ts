"use client";

import { useTranslations } from "next-intl";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FieldError } from "@/lib/rules/validation-messages";

export function useFieldErrorMessage(): (error: FieldError) => string {
  const t = useTranslations("forms.fault");
  return ({ code, values }) => interpolate(String(t.raw(code)), Object.fromEntries(values.entries()));
}

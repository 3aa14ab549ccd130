"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FieldError } from "@/lib/rules/forms/field-error";
import { CODES_OF_ONE, fieldErrorText } from "@/lib/rules/forms/field-error-text";

export function useFieldErrorMessage(): (error: FieldError) => string {
  const t = useTranslations("forms.error");
  const tOne = useTranslations("forms.errorOfOne");
  const locale = useLocale();
  return (error) => {
    const { code, message } = error;
    const codeOfOne = CODES_OF_ONE.find((candidate) => candidate === code && tOne.has(candidate));
    return fieldErrorText(
      error,
      {
        error: message ? {} : { [code]: String(t.raw(code)) },
        errorOfOne: codeOfOne ? { [codeOfOne]: String(tOne.raw(codeOfOne)) } : {},
      },
      locale,
    );
  };
}

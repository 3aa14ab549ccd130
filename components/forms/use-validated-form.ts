"use client";

import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { readServerErrors } from "./server-errors";
import { useFieldErrorMessage } from "./use-field-error-message";
import { type RuleFormOptions, useRuleForm } from "./use-rule-form";

type Options<Values extends FieldValues> = Omit<RuleFormOptions<Values>, "idOf"> & {
  id: string;
  idOf?: (name: string) => string;
  /** The field that an error code of the API belongs to. */
  fieldOf?: (code: string) => string | null;
};

export function useValidatedForm<Values extends FieldValues>(props: Options<Values>) {
  const t = useTranslations();
  const { id, fieldOf, ...options } = props;
  const formatError = useFieldErrorMessage();
  return useRuleForm<Values>({
    idOf: (name) => `${id}-${name}`,
    formatError,
    readErrors: (cause) => readServerErrors(cause, t, { fieldOf }),
    titleOf: (count) => t("forms.errorCount", { count }),
    ...options,
  });
}

"use client";

import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { userMessage } from "@/lib/api/user-message";
import { readServerErrors } from "./server-errors";
import { useFieldErrorMessage } from "./use-field-error-message";
import { type RuleFormOptions, useRuleForm } from "./use-rule-form";

type Options<Values extends FieldValues> = Omit<RuleFormOptions<Values>, "idOf"> & {
  id: string;
  idOf?: (name: string) => string;
  /** The field that an error code of the API belongs to. */
  fieldOf?: (code: string) => string | null;
  /** Text for errors without a message of the API. */
  getErrorMessage?: (cause: unknown) => string;
};

export function useValidatedForm<Values extends FieldValues>(props: Options<Values>) {
  const t = useTranslations();
  const { id, fieldOf, getErrorMessage = (cause) => userMessage(cause, t), ...options } = props;
  const formatError = useFieldErrorMessage();
  return useRuleForm<Values>({
    idOf: (name) => `${id}-${name}`,
    formatError,
    readErrors: (cause) => readServerErrors(cause, getErrorMessage, fieldOf),
    titleOf: (count) => t("forms.errorCount", { count }),
    ...options,
  });
}

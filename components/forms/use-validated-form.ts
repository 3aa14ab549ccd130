"use client";

import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { userMessage } from "@/lib/api/user-message";
import { readServerErrors } from "./server-errors";
import { useFieldErrorMessage } from "./use-field-error-message";
import { type RuleFormOptions, useRuleForm } from "./use-rule-form";

type Options<Values extends FieldValues> = Omit<RuleFormOptions<Values>, "idOf"> & {
  /** Prefix of the fields' ids. */
  id: string;
  idOf?: (name: string) => string;
  /** The field an error code of the API speaks of. */
  fieldOf?: (code: string) => string | null;
  /** What is said of an error the API gives no message for. */
  getErrorMessage?: (cause: unknown) => string;
};

/** `useRuleForm` with the texts of the page's language. */
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

import type itMessages from "@/messages/it.json";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FormFieldError } from "@/lib/rules/form-validation";
import { type FieldErrorCode, VALIDATION_MESSAGES } from "@/lib/rules/validation-messages";

/** Translated on the server; error messages only for locales other than the default. */
export type FormMessages = (typeof itMessages)["forms"]["engine"] & {
  errors?: Partial<Record<FieldErrorCode, string>>;
};

/** The shop's own message, else the rule's. */
export function getErrorMessage({ code, values, message }: FormFieldError, messages: FormMessages): string {
  const text = message || messages.errors?.[code] || VALIDATION_MESSAGES[code];
  return interpolate(text, Object.fromEntries(values.entries()));
}

import type itMessages from "@/messages/it.json";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FieldError } from "@/lib/rules/field-error";

type Forms = (typeof itMessages)["forms"];

/** Translated on the server, for forms on pages without a message provider. */
export type FormMessages = Forms["engine"] & { errors: Partial<Forms["error"]> };

/** The shop's own message, else the rule's. */
export function getErrorMessage({ code, values, message }: FieldError, { errors }: FormMessages): string {
  return interpolate(message || errors[code] || "", Object.fromEntries(values.entries()));
}

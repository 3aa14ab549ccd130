import type itMessages from "@/messages/it.json";
import type { FieldError } from "@/lib/rules/forms/field-error";
import { fieldErrorText } from "@/lib/rules/forms/field-error-text";

type Forms = (typeof itMessages)["forms"];

/** Translated on the server, for forms on pages without a message provider. */
export type FormMessages = Forms["engine"] & {
  errors: Partial<Forms["error"]>;
  errorsOfOne?: Partial<Forms["errorOfOne"]>;
};

export const getErrorMessage = (
  error: FieldError,
  { errors, errorsOfOne }: FormMessages,
  locale: string,
): string => fieldErrorText(error, { error: errors, errorOfOne: errorsOfOne }, locale);

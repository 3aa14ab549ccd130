import { ApiError } from "@/lib/api/api-fetch";
import { messageText } from "@/lib/i18n/shop-texts";
import { emitPopups, isPopupCode } from "@/lib/overlays/popup-codes";

export type ServerErrors = { byField: ReadonlyMap<string, string>; general: string[] };

export const generalError = (message: string): ServerErrors => ({ byField: new Map(), general: [message] });

export const fieldServerError = (field: string, message: string): ServerErrors => ({
  byField: new Map([[field, message]]),
  general: [],
});

/** `fieldOf`: the field that a code of the API belongs to. Codes with a dialog open it, and are no general error. */
export function readServerErrors(
  cause: unknown,
  getErrorMessage: (cause: unknown) => string,
  fieldOf: (code: string) => string | null = () => null,
): ServerErrors {
  const byField = new Map<string, string>();
  const general: string[] = [];
  const errors = cause instanceof ApiError ? cause.messages.errors : [];
  if (errors.length === 0) return generalError(getErrorMessage(cause));
  emitPopups(errors);
  for (const error of errors) {
    const field = fieldOf(error.code);
    const text = messageText(error) || getErrorMessage(undefined);
    if (field === null) {
      if (!isPopupCode(error.code)) general.push(text);
    } else if (!byField.has(field)) byField.set(field, text);
  }
  return { byField, general };
}

import { ApiError } from "@/lib/api/api-fetch";
import { errorText, type Translator, userMessage } from "@/lib/api/user-message";
import { groupErrors } from "@/lib/forms/group-errors";
import { emitPopups, isPopupCode } from "@/lib/overlays/popup-codes";

export type ServerErrors = { byField: ReadonlyMap<string, string>; general: string[] };

export const generalError = (message: string): ServerErrors => ({ byField: new Map(), general: [message] });

export const fieldServerError = (field: string, message: string): ServerErrors => ({
  byField: new Map([[field, message]]),
  general: [],
});

type Options = {
  /** The field that a code of the API belongs to. */
  fieldOf?: (code: string) => string | null;
  /** In place of the general texts. */
  fallback?: string;
};

/** Codes with a dialog open it, and are no general error. */
export function readServerErrors(
  cause: unknown,
  t: Translator,
  { fieldOf = () => null, fallback }: Options = {},
): ServerErrors {
  const errors = cause instanceof ApiError ? cause.messages.errors : [];
  if (errors.length === 0) return generalError(fallback ?? userMessage(cause, t));
  emitPopups(errors);
  const shown = errors.filter(({ code }) => fieldOf(code) !== null || !isPopupCode(code));
  return groupErrors(shown, fieldOf, (error) => errorText(error, t) || (fallback ?? t("errors.generic")));
}

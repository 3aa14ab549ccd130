import { ApiError } from "@/lib/api/api-fetch";

export type ServerErrors = { byField: ReadonlyMap<string, string>; general: string[] };

export const generalError = (message: string): ServerErrors => ({ byField: new Map(), general: [message] });

export const fieldServerError = (field: string, message: string): ServerErrors => ({
  byField: new Map([[field, message]]),
  general: [],
});

/** `fieldOf`: the field that a code of the API belongs to. */
export function readServerErrors(
  cause: unknown,
  getErrorMessage: (cause: unknown) => string,
  fieldOf: (code: string) => string | null = () => null,
): ServerErrors {
  const byField = new Map<string, string>();
  const general: string[] = [];
  for (const { code, message } of cause instanceof ApiError ? cause.messages.errors : []) {
    const field = fieldOf(code);
    if (field === null) general.push(message);
    else if (!byField.has(field)) byField.set(field, message);
  }
  if (byField.size + general.length === 0) return generalError(getErrorMessage(cause));
  return { byField, general };
}

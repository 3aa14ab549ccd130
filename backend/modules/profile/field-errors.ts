import { fieldErrorMessage } from "../../field-error-message";
import type { FieldError } from "../../../lib/rules/forms/field-error";
import { EbsnError } from "../../envelope";

const toSnakeCase = (field: string) => field.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`);

/** Throws one `error.<scope>.<field>.not_valid` per invalid field. */
export function throwFieldErrors(scope: string, fieldErrors: Map<string, FieldError>): void {
  if (fieldErrors.size === 0) return;
  throw new EbsnError(
    [...fieldErrors].map(([field, error]) => ({
      code: `error.${scope}.${toSnakeCase(field)}.not_valid`,
      message: fieldErrorMessage(error),
    })),
  );
}

import type { FieldError } from "../lib/rules/field-error";
import messages from "../messages/it.json";

export function fieldErrorMessage({ code, values }: FieldError): string {
  return messages.forms.error[code].replace(/\{(\d)\}/g, (placeholder, index: string) =>
    String(values[Number(index)] ?? placeholder),
  );
}

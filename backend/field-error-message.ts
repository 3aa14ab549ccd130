import type { FieldError } from "../lib/rules/forms/field-error";
import { fieldErrorText } from "../lib/rules/forms/field-error-text";
import messages from "../messages/it.json";
import { DEFAULT_LANGUAGE } from "./languages";

export const fieldErrorMessage = ({ code, values }: FieldError): string =>
  fieldErrorText({ code, values }, messages.forms, DEFAULT_LANGUAGE);

import type { FieldError } from "../forms/field-error";
import { validateFields } from "../forms/validate-fields";
import { maxLength } from "../forms/validators";

/** Info of a line: what whoever picks the product should know. */
export const ITEM_NOTE = "note";

export const ITEM_NOTE_MAX_LENGTH = 100;

/** Without a note, it is removed. */
export const validateItemNote = (values: { note: string }): Map<string, FieldError> =>
  validateFields([["note", [maxLength(ITEM_NOTE_MAX_LENGTH)]]], values);

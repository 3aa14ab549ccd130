import type { FieldError } from "./field-error";
import { validateFields } from "./validate-fields";
import { required } from "./validators";

export const LIST_NAME_MAX_LENGTH = 60;

export const validateListName = (values: { name: string }): Map<string, FieldError> =>
  validateFields([["name", [required]]], values);

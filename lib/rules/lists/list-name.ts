import type { FieldError } from "../forms/field-error";
import { validateFields } from "../forms/validate-fields";
import { required } from "../forms/validators";

export const LIST_NAME_MAX_LENGTH = 60;

export const validateListName = (values: { name: string }): Map<string, FieldError> =>
  validateFields([["name", [required]]], values);

const comparable = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("it");

export const isListNameTaken = (name: string, names: readonly string[]): boolean =>
  names.some((other) => comparable(other) === comparable(name));

import type { FieldError, Validator } from "./field-error";

export type FieldRules<Field extends string> = readonly (readonly [Field, readonly Validator[]])[];

export function validateFields<Field extends string>(
  rules: FieldRules<Field>,
  values: Readonly<Record<Field, string>>,
): Map<Field, FieldError> {
  const errors = new Map<Field, FieldError>();
  for (const [field, validators] of rules) {
    for (const validator of validators) {
      const error = validator(values[field]);
      if (!error) continue;
      errors.set(field, error);
      break;
    }
  }
  return errors;
}

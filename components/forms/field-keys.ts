import type { FieldError } from "@/lib/rules/forms/field-error";
import { validateForm } from "@/lib/rules/forms/form-validation";
import type { FormField, FormValues } from "@/lib/rules/forms/form-fields";

/** Field names may contain dots, which react-hook-form reads as paths: fields are keyed by index. */
export const fieldKey = (index: number) => `f${index}`;

/** Of a group, the first control. */
export const controlId = (formId: number, key: string) => `form-${formId}-${key.slice(1)}`;

export function valuesByName(fields: FormField[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map(({ name }, index) => [name, values[fieldKey(index)] ?? ""]));
}

export function rekeyByField<Value>(
  fields: FormField[],
  byName: ReadonlyMap<string, Value>,
): Map<string, Value> {
  return new Map(
    fields.flatMap(({ name }, index) => {
      const value = byName.get(name);
      return value === undefined ? [] : [[fieldKey(index), value] as const];
    }),
  );
}

export const validateByKey = (fields: FormField[], values: FormValues): Map<string, FieldError> =>
  rekeyByField(fields, validateForm(fields, valuesByName(fields, values)));

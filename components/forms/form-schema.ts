import { z } from "zod";
import { validateForm } from "@/lib/rules/form-validation";
import type { FormField, FormValue, FormValues } from "@/lib/rules/form-fields";
import { type FormMessages, getErrorMessage } from "./form-messages";

/** Field names may contain dots, which react-hook-form reads as paths: fields are keyed by index. */
export const fieldKey = (index: number) => `f${index}`;

/** Of a group, the first control. */
export const controlId = (formId: number, index: number) => `form-${formId}-${index}`;

export function valuesByName(fields: FormField[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map(({ name }, index) => [name, values[fieldKey(index)] ?? ""]));
}

export function formSchema(fields: FormField[], messages: FormMessages) {
  return z.record(z.string(), z.custom<FormValue>()).superRefine((values, context) => {
    const errors = validateForm(fields, valuesByName(fields, values));
    fields.forEach(({ name }, index) => {
      const fieldError = errors.get(name);
      if (fieldError)
        context.addIssue({
          code: "custom",
          path: [fieldKey(index)],
          message: getErrorMessage(fieldError, messages),
        });
    });
  });
}

import { z } from "zod";
import { formFaults } from "@/lib/rules/form-check";
import type { FormField, FormValue, FormValues } from "@/lib/rules/form-fields";
import { type FormWords, sayFault } from "./form-words";

/** Names of fields may hold dots, which mean a path to the form's library: fields go by their place. */
export const keyOf = (index: number) => `f${index}`;

/** The control of a field; of several controls the first. */
export const controlId = (formId: number, index: number) => `form-${formId}-${index}`;

export function byName(fields: FormField[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map(({ name }, index) => [name, values[keyOf(index)] ?? ""]));
}

/** The rules of a form's fields as a schema of its values by key. */
export function formSchema(fields: FormField[], words: FormWords) {
  return z.record(z.string(), z.custom<FormValue>()).superRefine((values, context) => {
    const faults = formFaults(fields, byName(fields, values));
    fields.forEach(({ name }, index) => {
      const found = faults.get(name);
      if (found) context.addIssue({ code: "custom", path: [keyOf(index)], message: sayFault(found, words) });
    });
  });
}

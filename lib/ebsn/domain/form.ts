import type { FormField, FormValues } from "@/lib/rules/form-fields";

/** A form to fill in: the shop's own ("custom") or the content system's. */
export type FormDefinition = {
  source: "custom" | "content";
  formId: number;
  title: string;
  /** markup. */
  intro: string;
  fields: FormField[];
  /** Shown to signed-in customers alone. */
  needsLogin: boolean;
  /** "" for the usual words. */
  submitText: string;
  /** What a sent form is answered with, plain text; "" for the usual words. */
  thanks: string;
  /** What was sent before and is changed now, by the names of the fields; left out of a new form. */
  sent?: { cuFormId: number; values: FormValues };
};

import type { FormField, FormValues } from "../../rules/forms/form-fields";

/** `custom`: an EBSN form; `content`: a form of the content system. */
export type FormDefinition = {
  source: "custom" | "content";
  formId: number;
  title: string;
  /** HTML. */
  intro: string;
  fields: FormField[];
  needsLogin: boolean;
  submitText: string;
  successText: string;
  /** HTML under the form: when and how it is answered. */
  note?: string;
  previousSubmission?: { cuFormId: number; values: FormValues };
};

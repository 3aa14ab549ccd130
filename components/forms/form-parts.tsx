import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Html } from "@/components/ui/html";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { CODES_OF_ONE } from "@/lib/rules/forms/field-error-text";
import type { FormMessages } from "./form-messages";
import { possibleErrors } from "./possible-errors";

/** Serialisable props of a form; its HTML is sanitised here and passed as notes. */
export type FormParts = {
  definition: FormDefinition;
  messages: FormMessages;
  notes: Record<string, ReactNode>;
};

export async function getFormParts(form: FormDefinition): Promise<FormParts> {
  const { forms } = await getMessages();
  const codes = possibleErrors(form.fields);
  const errors = Object.fromEntries([...codes].map((code) => [code, forms.error[code]]));
  const errorsOfOne = Object.fromEntries(
    CODES_OF_ONE.filter((code) => codes.has(code)).map((code) => [code, forms.errorOfOne[code]]),
  );
  const notes = form.fields
    .filter(({ description }) => description)
    .map(({ id, description }): [string, ReactNode] => [id, <Html key={id} markup={description} />]);
  return {
    definition: {
      ...form,
      intro: "",
      fields: form.fields.map((field) => ({ ...field, description: "" })),
    },
    messages: { ...forms.engine, errors, errorsOfOne },
    notes: Object.fromEntries(notes),
  };
}

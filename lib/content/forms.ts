import "server-only";
import type { FormDefinition } from "../ebsn/domain/form";
import { ninjaFormSchema, type RawNinjaForm } from "../ebsn/schemas/ninja-form";
import { readContent } from "./client";
import { toContentForm } from "./form-fields";
import { getMailParameters } from "./slides";

export async function readContentForm(formId: number): Promise<RawNinjaForm | null> {
  const response = await readContent({
    route: "custom/v1/form",
    params: { form_id: formId },
    schema: ninjaFormSchema,
    name: `form-${formId}`,
  });
  return response?.data ?? null;
}

export async function getContentForm(formId: number): Promise<FormDefinition | null> {
  const [raw, mail] = await Promise.all([
    readContentForm(formId),
    getMailParameters(formId).catch((): Record<string, string> => ({})),
  ]);
  const definition = raw && toContentForm(raw);
  return definition && { ...definition, note: mail.text ?? "" };
}

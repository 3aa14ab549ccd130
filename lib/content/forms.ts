import "server-only";
import type { FormDefinition } from "../ebsn/domain/form";
import { mailParametersSchema } from "../ebsn/schemas/content-piece";
import { ninjaFormSchema, type RawNinjaForm } from "../ebsn/schemas/ninja-form";
import { readContent } from "./client";
import { toContentForm } from "./form-fields";

export async function readContentForm(formId: number): Promise<RawNinjaForm | null> {
  const response = await readContent({
    route: "custom/v1/form",
    params: { form_id: formId },
    schema: ninjaFormSchema,
    name: `form-${formId}`,
  });
  return response?.data ?? null;
}

export async function getMailParameters(formId: number): Promise<Record<string, string>> {
  const response = await readContent({
    route: "wp/v2/get_mail_pars",
    params: { form_id: formId },
    schema: mailParametersSchema,
    name: `form-${formId}`,
    isOptional: true,
  });
  const entries = Object.entries(response?.data ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export async function getContentForm(formId: number): Promise<FormDefinition | null> {
  const [raw, mail] = await Promise.all([
    readContentForm(formId),
    getMailParameters(formId).catch((): Record<string, string> => ({})),
  ]);
  const definition = raw && toContentForm(raw);
  return definition && { ...definition, note: mail.text ?? "" };
}

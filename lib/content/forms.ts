import "server-only";
import type { FormDefinition } from "../ebsn/domain/form";
import { ninjaFormSchema, type RawNinjaForm } from "../ebsn/schemas/ninja-form";
import { readContent } from "./client";
import { toContentForm } from "./form-fields";

/** The form as the content system tells it, with the nonce it was read with; null: none. */
export async function readContentForm(formId: number): Promise<RawNinjaForm | null> {
  const answer = await readContent({
    route: "custom/v1/form",
    params: { form_id: formId },
    schema: ninjaFormSchema,
    name: `form-${formId}`,
  });
  return answer?.data ?? null;
}

export async function getContentForm(formId: number): Promise<FormDefinition | null> {
  const raw = await readContentForm(formId);
  return raw && toContentForm(raw);
}

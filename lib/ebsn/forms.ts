import "server-only";
import { cachePolicy } from "../cache-policy";
import type { FormDefinition } from "./domain/form";
import { EbsnFailure } from "./failure";
import { customFormTypeSchema } from "./schemas/custom-form";
import { toCustomForm } from "./transforms/custom-form";
import { readPublic } from "./transport";

/** null: no such form. */
export async function getCustomForm(cuFormTypeId: number): Promise<FormDefinition | null> {
  try {
    const raw = await readPublic({
      path: "/ebsn/api/cu-form/cuform_type/view",
      params: { cuform_type_id: cuFormTypeId },
      schema: customFormTypeSchema,
      policy: cachePolicy.content(`cu-form-${cuFormTypeId}`),
    });
    return toCustomForm(raw);
  } catch (error) {
    if (error instanceof EbsnFailure && error.kind === "domain") return null;
    throw error;
  }
}

import "server-only";
import { cachePolicy } from "../cache-policy";
import type { FormDefinition } from "./domain/form";
import { nullIfUnsupported } from "./null-if-unsupported";
import { customFormTypeSchema } from "./schemas/custom-form";
import { optional } from "./schemas/lenient";
import { toCustomForm } from "./transforms/custom-form";
import { readPublic } from "./transport";

export async function getCustomForm(cuFormTypeId: number): Promise<FormDefinition | null> {
  const call = readPublic({
    path: "/ebsn/api/cu-form/cuform_type/view",
    params: { cuform_type_id: cuFormTypeId },
    schema: optional(customFormTypeSchema),
    policy: cachePolicy.content(`cu-form-${cuFormTypeId}`),
  });
  const raw = await nullIfUnsupported(call);
  return raw && toCustomForm(raw);
}

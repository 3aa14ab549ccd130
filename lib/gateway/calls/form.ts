import { getCustomForm } from "../../ebsn/forms";
import { insertedFormSchema } from "../../ebsn/schemas/custom-form";
import { formRequestSchema, formRequestsSchema } from "../../ebsn/schemas/form-request";
import { toFormRequest } from "../../ebsn/transforms/form-request";
import { parseId } from "../../params/parse-id";
import { hasFileField } from "../../rules/forms/form-files";
import { type Call, get, post, readRaw, readWith, writesOf } from "../call";

const viewRequest = get("cu-form/view", readWith(formRequestSchema, toFormRequest), {
  query: ["cuform_id"],
});

export const formCalls: Call[] = [
  post("cu-form/insert", readRaw(insertedFormSchema), {
    query: ["cuform_type_id"],
    body: ["content"],
    takesFiles: ({ cuform_type_id: value }) => {
      const formId = parseId(String(value));
      return formId !== null && hasFileField(getCustomForm(formId));
    },
    access: "public",
  }),
  get(
    "cu-form/list",
    readWith(formRequestsSchema, (raw) => raw.cuForms.map(toFormRequest)),
  ),
  viewRequest,
  writesOf(viewRequest)("cu-form/update", {
    upstreamMethod: "PUT",
    query: ["cuform_id"],
    body: ["content"],
  }),
];

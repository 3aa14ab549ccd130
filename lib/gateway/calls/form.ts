import { getCustomForm } from "../../ebsn/forms";
import { insertedFormSchema } from "../../ebsn/schemas/custom-form";
import { formRequestSchema, formRequestsSchema } from "../../ebsn/schemas/form-request";
import { toFormRequest } from "../../ebsn/transforms/form-request";
import { parseId } from "../../parse-id";
import { hasFileField } from "../../rules/form-files";
import { type Call, readWith, readRaw } from "../call";

const request = readWith(formRequestSchema, toFormRequest);

export const formCalls: Call[] = [
  {
    path: "cu-form/insert",
    method: "POST",
    query: ["cuform_type_id"],
    body: ["content"],
    takesFiles: ({ cuform_type_id: value }) => {
      const formId = parseId(String(value));
      return formId !== null && hasFileField(getCustomForm(formId));
    },
    access: "public",
    read: readRaw(insertedFormSchema),
  },
  {
    path: "cu-form/list",
    method: "GET",
    access: "session",
    read: readWith(formRequestsSchema, (raw) => raw.cuForms.map(toFormRequest)),
  },
  { path: "cu-form/view", method: "GET", query: ["cuform_id"], access: "session", read: request },
  {
    path: "cu-form/update",
    method: "POST",
    upstreamMethod: "PUT",
    query: ["cuform_id"],
    body: ["content"],
    access: "session",
    read: request,
  },
];

import { MOST_FORM_BODY_BYTES } from "@/lib/rules/form-files";
import { insertedFormSchema } from "../../schemas/custom-form";
import { formRequestSchema, formRequestsSchema } from "../../schemas/form-request";
import { toFormRequest } from "../../transforms/form-request";
import { type Call, reads, readsRaw } from "../call";

const request = reads(formRequestSchema, toFormRequest);

export const formCalls: Call[] = [
  {
    path: "cu-form/insert",
    method: "POST",
    query: ["cuform_type_id"],
    body: ["content"],
    mostBytes: MOST_FORM_BODY_BYTES,
    access: "public",
    read: readsRaw(insertedFormSchema),
  },
  {
    path: "cu-form/list",
    method: "GET",
    access: "session",
    read: reads(formRequestsSchema, (raw) => raw.cuForms.map(toFormRequest)),
  },
  { path: "cu-form/view", method: "GET", query: ["cuform_id"], access: "session", read: request },
  {
    path: "cu-form/update",
    method: "POST",
    upstream: "PUT",
    query: ["cuform_id"],
    body: ["content"],
    access: "session",
    read: request,
  },
];

import { MOST_FORM_BODY_BYTES } from "@/lib/rules/form-files";
import { insertedFormSchema } from "../../schemas/custom-form";
import { type Call, readsRaw } from "../call";

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
];

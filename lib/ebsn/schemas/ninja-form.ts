import { z } from "zod";
import { flag, id, isRecord, list, markup, optional, optionalNumber, text } from "./lenient";

const optionSchema = z.object({ label: text, value: text });

/** PHP encodes a list with a gap in its keys as an object. */
const phpList = <S extends z.ZodType>(element: S) =>
  z.preprocess((items) => (isRecord(items) ? Object.values(items) : items), list(element));

/** The settings are beside the field or in `settings`, depending on the plugin's version. */
const ninjaFieldSchema = z.preprocess(
  (field) =>
    typeof field === "object" && field !== null && "settings" in field && typeof field.settings === "object"
      ? { ...field, ...field.settings }
      : field,
  z.object({
    id,
    key: text,
    type: text,
    label: text,
    placeholder: text,
    desc_text: markup,
    help_text: markup,
    required: flag,
    disable_input: flag,
    input_limit: optionalNumber,
    num_min: optionalNumber,
    num_max: optionalNumber,
    num_step: optionalNumber,
    options: phpList(optionSchema),
    default: markup,
    order: optionalNumber,
    container_class: text,
    element_class: text,
    upload_types: text,
    /** Of a file's field: sent with its uploads; "" where the form's own serves. */
    nonce: text,
  }),
);

/** requirements/forms#ninja-forms */
export const ninjaFormSchema = z.object({
  id,
  settings: optional(z.object({ title: text, descr: markup, logged_in: flag, success_message: markup })),
  fields: phpList(ninjaFieldSchema),
  /** Sent back as `security`. */
  nonce: text,
});

const isEmptyContainer = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isEmptyContainer));

/** Texts by their index. */
function toErrorRecord(errors: unknown): unknown {
  if (typeof errors === "string") return { 0: errors };
  return Array.isArray(errors) ? { ...errors } : errors;
}

const errorRecord = z.preprocess(toErrorRecord, optional(z.record(z.string(), z.unknown())));

/** An empty list when there are none, a list of texts for the form as a whole, else an object. */
const errorsSchema = z.preprocess(
  (errors) => {
    if (isEmptyContainer(errors)) return null;
    return typeof errors === "string" || Array.isArray(errors) ? { form: errors } : errors;
  },
  z
    .object({
      fields: errorRecord.optional(),
      form: errorRecord.optional(),
      nonce: optional(z.object({ new_nonce: text, nonce_ts: text })),
    })
    .nullish(),
);

/** `actions` is missing when the plug-in did nothing, with an unknown form. */
const submittedSchema = optional(z.object({ actions: z.unknown() }));

export const ninjaSubmitSchema = z.object({ data: submittedSchema, errors: errorsSchema });

export const ninjaSuccessSchema = optional(z.object({ success_message: markup }));

export const ninjaUploadSchema = z.object({
  data: optional(z.object({ files: list(z.object({ name: text, tmp_name: text })) })),
  errors: errorsSchema,
});

export type RawNinjaForm = z.output<typeof ninjaFormSchema>;
export type RawNinjaField = z.output<typeof ninjaFieldSchema>;
export type RawNinjaErrors = z.output<typeof errorsSchema>;

export type WireNinjaField = {
  id: number;
  key: string;
  type: string;
  label: string;
  placeholder: string;
  desc_text: string;
  help_text: string;
  required: number;
  disable_input: number;
  input_limit: string;
  num_min: string;
  num_max: string;
  num_step: string;
  options: { label: string; value: string; selected: number }[];
  default: string;
  order: number;
  container_class: string;
  element_class: string;
  upload_types: string;
  nonce?: string;
};

export type WireNinjaForm = {
  id: number;
  settings: { title: string; descr: string; logged_in: string; success_message: string };
  fields: WireNinjaField[];
  nonce: string;
};

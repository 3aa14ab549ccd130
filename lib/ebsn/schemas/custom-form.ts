import { z } from "zod";
import { flag, id, list, markup, optional, optionalId, optionalNumber, text } from "./lenient";

/** A rule as an object, or "minLength:3". */
const ruleSchema = z.union([
  z.string().transform((source) => {
    const [rule = "", ...value] = source.split(":");
    return { rule: rule.trim(), value: value.join(":").trim(), message: "" };
  }),
  z.object({ rule: text, value: text, message: text }),
]);

const optionSchema = z.union([
  z
    .union([z.string(), z.number()])
    .transform(String)
    .transform((value) => ({ label: value, value })),
  z.object({ label: text, value: text }).transform(({ label, value }) => ({ label: label || value, value })),
]);

const customFieldSchema = z.object({
  name: text,
  type: text,
  label: text,
  placeholder: text,
  description: markup,
  help: text,
  required: flag,
  disabled: flag,
  maxLength: optionalNumber,
  min: optionalNumber,
  max: optionalNumber,
  step: optionalNumber,
  options: list(optionSchema),
  value: text,
  width: text,
  accept: list(text),
  autocomplete: text,
  rules: list(ruleSchema),
});

const contentSchema = z.object({
  fields: list(customFieldSchema),
  login: flag,
  submit: text,
  thanks: text,
});

const content = z.preprocess((value) => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}, optional(contentSchema));

const typeSchema = z.object({ cuFormTypeId: id, name: text, descr: markup, content });

/** GET /cu-form/cuform_type/view: `data` is the type, or contains it. */
export const customFormTypeSchema = z.preprocess(
  (data) => (typeof data === "object" && data !== null && "cuFormType" in data ? data.cuFormType : data),
  typeSchema,
);

export const insertedFormSchema = z.object({ cuFormId: optionalId });

export type RawCustomFormType = z.output<typeof typeSchema>;
export type RawCustomField = z.output<typeof customFieldSchema>;
export type WireCustomField = z.input<typeof customFieldSchema>;
export type WireCustomFormType = Omit<z.input<typeof typeSchema>, "content"> & {
  content?: z.input<typeof contentSchema>;
};

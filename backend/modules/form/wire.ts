import type { WireCustomField, WireCustomFormType } from "../../../lib/ebsn/schemas/custom-form";
import type { WireNinjaField, WireNinjaForm } from "../../../lib/ebsn/schemas/ninja-form";
import { createFormField, type FormField } from "../../../lib/rules/forms/form-fields";
import type { form } from "../../db/schema";

export type FormRow = typeof form.$inferSelect;

const CUSTOM_TYPES: Partial<Record<FormField["kind"], string>> = { markup: "html" };

function customField(field: FormField): WireCustomField {
  const { name, kind, label, placeholder, description, help, required, disabled } = field;
  return {
    name,
    type: CUSTOM_TYPES[kind] ?? kind,
    label,
    placeholder,
    description,
    help,
    required,
    disabled,
    maxLength: field.maxLength,
    min: field.min,
    max: field.max,
    step: field.step,
    options: field.options,
    value: field.initial,
    width: field.width,
    accept: field.accept,
    autocomplete: field.autoComplete,
    rules: field.rules.map(({ name: rule, value, message }) => ({ rule, value, message })),
  };
}

export function customTypeWire({ formId, title, intro, needsLogin, submitText, thanks, fields }: FormRow) {
  const type: WireCustomFormType = {
    cuFormTypeId: formId,
    name: title,
    descr: intro,
    content: { fields: fields.map(customField), login: needsLogin, submit: submitText, thanks },
  };
  return type;
}

const NINJA_TYPES: Record<FormField["kind"], string> = {
  text: "textbox",
  textarea: "textarea",
  email: "email",
  phone: "phone",
  zip: "zip",
  number: "number",
  date: "date",
  password: "password",
  select: "listselect",
  multiselect: "listmultiselect",
  radio: "listradio",
  checkboxes: "listcheckbox",
  checkbox: "checkbox",
  file: "file_upload",
  hidden: "hidden",
  markup: "html",
};

const BY_AUTOCOMPLETE: Record<string, string> = {
  "given-name": "firstname",
  "family-name": "lastname",
  "street-address": "address",
  "address-level2": "city",
};

const numberText = (value: number | null) => (value === null ? "" : String(value));

function ninjaField(field: FormField, index: number): WireNinjaField {
  const { kind, name, label, placeholder, description, help, width } = field;
  return {
    id: Number(field.id),
    key: name,
    type: (kind === "text" && BY_AUTOCOMPLETE[field.autoComplete]) || NINJA_TYPES[kind],
    label,
    placeholder,
    desc_text: kind === "markup" ? "" : description,
    help_text: help,
    required: field.required ? 1 : 0,
    disable_input: field.disabled ? 1 : 0,
    input_limit: numberText(field.maxLength),
    num_min: numberText(field.min),
    num_max: numberText(field.max),
    num_step: numberText(field.step),
    options: field.options.map((option) => ({ ...option, selected: option.value === field.initial ? 1 : 0 })),
    default: kind === "markup" ? description : field.initial,
    order: index + 1,
    container_class: width === "full" ? "" : `one-${width}`,
    element_class: "",
    upload_types: field.accept.join(","),
  };
}

export function ninjaFormWire(row: FormRow, nonce: string): WireNinjaForm {
  const fields = row.fields.map(ninjaField);
  const submit = createFormField({
    id: String(row.formId * 100 + 99),
    name: "invia",
    kind: "text",
    label: row.submitText,
  });
  return {
    id: row.formId,
    settings: {
      title: row.title,
      descr: row.intro,
      logged_in: row.needsLogin ? "1" : "",
      success_message: row.thanks,
    },
    fields: [...fields, { ...ninjaField(submit, fields.length), type: "submit" }],
    nonce,
  };
}

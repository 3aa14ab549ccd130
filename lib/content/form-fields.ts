import type { FormDefinition } from "../ebsn/domain/form";
import type { RawNinjaField, RawNinjaForm } from "../ebsn/schemas/ninja-form";
import { htmlToText } from "../html/sanitize";
import {
  createFormField,
  findFieldKind,
  type FormField,
  type FormFieldKinds,
} from "../rules/forms/form-fields";
import { DEFAULT_FILE_EXTENSIONS } from "../rules/forms/form-files";

const KINDS: FormFieldKinds = {
  textbox: "text",
  firstname: "text",
  lastname: "text",
  address: "text",
  city: "text",
  textarea: "textarea",
  email: "email",
  phone: "phone",
  zip: "zip",
  number: "number",
  quantity: "number",
  date: "date",
  password: "password",
  listselect: "select",
  liststate: "select",
  listcountry: "select",
  listmultiselect: "multiselect",
  listradio: "radio",
  listcheckbox: "checkboxes",
  checkbox: "checkbox",
  terms: "checkbox",
  optin: "checkbox",
  file_upload: "file",
  hidden: "hidden",
  html: "markup",
};

const AUTOCOMPLETE: Record<string, string> = {
  firstname: "given-name",
  lastname: "family-name",
  address: "street-address",
  city: "address-level2",
  zip: "postal-code",
  phone: "tel",
  email: "email",
};

const parseWidth = (classes: string): FormField["width"] =>
  /\bone-half\b/.test(classes) ? "half" : /\bone-third\b/.test(classes) ? "third" : "full";

const parseExtensions = (text: string) => {
  const extensions = text
    .toLowerCase()
    .split(/[\s,.;]+/)
    .filter(Boolean);
  return extensions.length > 0 ? extensions : DEFAULT_FILE_EXTENSIONS;
};

function toField(raw: RawNinjaField): FormField[] {
  const kind = findFieldKind(KINDS, raw.type, raw.required && raw.label !== "");
  if (!kind) return [];
  return [
    createFormField({
      id: String(raw.id),
      name: raw.key || String(raw.id),
      kind,
      label: raw.label,
      placeholder: raw.placeholder,
      description: kind === "markup" ? raw.default : raw.desc_text,
      help: htmlToText(raw.help_text),
      required: raw.required,
      disabled: raw.disable_input,
      maxLength: raw.input_limit && raw.input_limit > 0 ? raw.input_limit : null,
      min: raw.num_min,
      max: raw.num_max,
      step: raw.num_step,
      options: raw.options.filter(({ value }) => value),
      initial: kind === "markup" ? "" : raw.default,
      width: parseWidth(`${raw.container_class} ${raw.element_class}`),
      accept: kind === "file" ? parseExtensions(raw.upload_types) : [],
      autoComplete: AUTOCOMPLETE[raw.type] ?? "",
    }),
  ];
}

export function toContentForm(raw: RawNinjaForm): FormDefinition | null {
  const orderedFields = [...raw.fields].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const fields = orderedFields.flatMap(toField);
  if (fields.length === 0) return null;
  return {
    source: "content",
    formId: raw.id,
    title: raw.settings?.title ?? "",
    intro: raw.settings?.descr ?? "",
    fields,
    needsLogin: raw.settings?.logged_in ?? false,
    submitText: orderedFields.find(({ type }) => type === "submit")?.label ?? "",
    successText: htmlToText(raw.settings?.success_message ?? ""),
  };
}

import type { FormDefinition } from "../ebsn/domain/form";
import type { RawNinjaField, RawNinjaForm } from "../ebsn/schemas/ninja-form";
import { textOf } from "../html/policy";
import { formField, type FormField, type FormFieldKind } from "../rules/form-fields";
import { USUAL_ENDINGS } from "../rules/form-files";

const KINDS: Record<string, FormFieldKind> = {
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

const width = (classes: string): FormField["width"] =>
  /\bone-half\b/.test(classes) ? "half" : /\bone-third\b/.test(classes) ? "third" : "full";

const endings = (said: string) => {
  const given = said
    .toLowerCase()
    .split(/[\s,.;]+/)
    .filter(Boolean);
  return given.length > 0 ? given : USUAL_ENDINGS;
};

function toField(raw: RawNinjaField): FormField[] {
  const kind = KINDS[raw.type];
  if (!kind) return [];
  return [
    formField({
      id: String(raw.id),
      name: raw.key || String(raw.id),
      kind,
      label: raw.label,
      placeholder: raw.placeholder,
      description: kind === "markup" ? raw.default : raw.desc_text,
      help: textOf(raw.help_text),
      required: raw.required,
      disabled: raw.disable_input,
      maxLength: raw.input_limit,
      min: raw.num_min,
      max: raw.num_max,
      step: raw.num_step,
      options: raw.options.filter(({ value }) => value),
      initial: kind === "markup" ? "" : raw.default,
      width: width(`${raw.container_class} ${raw.element_class}`),
      accept: kind === "file" ? endings(raw.upload_types) : [],
      autoComplete: AUTOCOMPLETE[raw.type] ?? "",
    }),
  ];
}

/** Fields of an unknown type are left out; null: nothing is left to fill in. */
export function toContentForm(raw: RawNinjaForm): FormDefinition | null {
  const inOrder = [...raw.fields].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const fields = inOrder.flatMap(toField);
  if (fields.length === 0) return null;
  return {
    source: "content",
    formId: raw.id,
    title: raw.settings?.title ?? "",
    intro: raw.settings?.descr ?? "",
    fields,
    needsLogin: raw.settings?.logged_in ?? false,
    submitText: inOrder.find(({ type }) => type === "submit")?.label ?? "",
    thanks: textOf(raw.settings?.success_message ?? ""),
  };
}

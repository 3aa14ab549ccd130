import type { FormDefinition } from "../domain/form";
import {
  createFormField,
  findFieldKind,
  type FormField,
  type FormFieldKinds,
} from "../../rules/forms/form-fields";
import { DEFAULT_FILE_EXTENSIONS } from "../../rules/forms/form-files";
import { isRequiredRule } from "../../rules/forms/form-rules";
import type { RawCustomField, RawCustomFormType } from "../schemas/custom-form";

const KINDS: FormFieldKinds = {
  text: "text",
  string: "text",
  textarea: "textarea",
  email: "email",
  phone: "phone",
  tel: "phone",
  zip: "zip",
  number: "number",
  date: "date",
  password: "password",
  select: "select",
  multiselect: "multiselect",
  radio: "radio",
  checkboxes: "checkboxes",
  checkbox: "checkbox",
  consent: "checkbox",
  file: "file",
  hidden: "hidden",
  html: "markup",
};

const WIDTHS: Record<string, FormField["width"]> = { half: "half", third: "third" };

function toField(raw: RawCustomField, formId: number): FormField[] {
  const rules = raw.rules.map(({ rule, value, message }) => ({ name: rule, value, message }));
  const kind = findFieldKind(KINDS, raw.type.toLowerCase(), raw.required || rules.some(isRequiredRule));
  if (!kind || !raw.name) return [];
  return [
    createFormField({
      id: `${formId}-${raw.name}`,
      name: raw.name,
      kind,
      label: raw.label || raw.name,
      placeholder: raw.placeholder,
      description: raw.description,
      help: raw.help,
      required: raw.required,
      disabled: raw.disabled,
      maxLength: raw.maxLength,
      min: raw.min,
      max: raw.max,
      step: raw.step,
      options: raw.options,
      initial: raw.value,
      width: WIDTHS[raw.width] ?? "full",
      accept: kind !== "file" ? [] : raw.accept.length > 0 ? raw.accept : DEFAULT_FILE_EXTENSIONS,
      autoComplete: raw.autocomplete,
      rules,
    }),
  ];
}

export function toCustomForm(raw: RawCustomFormType): FormDefinition | null {
  const fields = (raw.content?.fields ?? []).flatMap((field) => toField(field, raw.cuFormTypeId));
  if (!raw.content || fields.length === 0) return null;
  return {
    source: "custom",
    formId: raw.cuFormTypeId,
    title: raw.name,
    intro: raw.descr,
    fields,
    needsLogin: raw.content.login,
    submitText: raw.content.submit,
    successText: raw.content.thanks,
  };
}

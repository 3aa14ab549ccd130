export type FormFieldKind =
  | "text"
  | "textarea"
  | "email"
  | "phone"
  | "zip"
  | "number"
  | "date"
  | "password"
  | "select"
  | "multiselect"
  | "radio"
  | "checkboxes"
  | "checkbox"
  | "file"
  | "hidden"
  | "markup";

/** `value` is the rule's parameter ("3" for a minimum length); `message` is "" for the default. */
export type FieldRule = { name: string; value: string; message: string };

export type FormField = {
  id: string;
  name: string;
  kind: FormFieldKind;
  label: string;
  placeholder: string;
  description: string;
  help: string;
  required: boolean;
  disabled: boolean;
  maxLength: number | null;
  min: number | null;
  max: number | null;
  step: number | null;
  options: { label: string; value: string }[];
  /** Default value; a leading $ refers to customer data. */
  initial: string;
  width: "full" | "half" | "third";
  accept: string[];
  autoComplete: string;
  rules: FieldRule[];
};

const DEFAULT_FIELD: FormField = {
  id: "",
  name: "",
  kind: "text",
  label: "",
  placeholder: "",
  description: "",
  help: "",
  required: false,
  disabled: false,
  maxLength: null,
  min: null,
  max: null,
  step: null,
  options: [],
  initial: "",
  width: "full",
  accept: [],
  autoComplete: "",
  rules: [],
};

export function createFormField(
  overrides: Partial<FormField> & Pick<FormField, "id" | "name" | "kind">,
): FormField {
  return { ...DEFAULT_FIELD, ...overrides };
}

export type FormFieldKinds = Readonly<Record<string, FormFieldKind>>;

/** A field of an unknown type is left out (null), unless the form cannot be sent without it: then it is a text. */
export function findFieldKind(
  kinds: FormFieldKinds,
  type: string,
  isRequired: boolean,
): FormFieldKind | null {
  const known = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  return known ?? (isRequired ? "text" : null);
}

export type FormFile = { name: string; type: string; size: number; content: string };

export type FormValue = string | boolean | string[] | FormFile[];

export type FormValues = Record<string, FormValue>;

export const hasInput = ({ kind }: FormField) => kind !== "markup";

export const isEditable = ({ kind }: FormField) => kind !== "file" && kind !== "password";

export const isMultiple = ({ kind }: FormField) => kind === "multiselect" || kind === "checkboxes";

export function emptyValue(field: FormField): FormValue {
  if (field.kind === "checkbox") return false;
  return field.kind === "file" || isMultiple(field) ? [] : "";
}

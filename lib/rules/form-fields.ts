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

/** A rule as a shop names it, with its value ("3" of a minimum length) and its own message, "" for the usual one. */
export type FieldRule = { name: string; value: string; message: string };

/** A field of a form, the same whichever system it comes from (spec 1 §3, Form instance). */
export type FormField = {
  /** The other system's id, unlike in no form. */
  id: string;
  name: string;
  kind: FormFieldKind;
  label: string;
  placeholder: string;
  /** desc_text: markup; of a `markup` field the whole of it. */
  description: string;
  /** help_text. */
  help: string;
  required: boolean;
  disabled: boolean;
  /** input_limit. */
  maxLength: number | null;
  min: number | null;
  max: number | null;
  step: number | null;
  options: { label: string; value: string }[];
  /** Default; what begins with $ is filled from the customer. */
  initial: string;
  width: "full" | "half" | "third";
  /** Endings of accepted files, without dot. */
  accept: string[];
  autoComplete: string;
  rules: FieldRule[];
};

const PLAIN: FormField = {
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

/** A field that asks for nothing but what is said of it. */
export function formField(said: Partial<FormField> & Pick<FormField, "id" | "name" | "kind">): FormField {
  return { ...PLAIN, ...said };
}

/** A file as it is checked and sent; `content` is base64. */
export type FormFile = { name: string; type: string; size: number; content: string };

export type FormValue = string | boolean | string[] | FormFile[];

export type FormValues = Record<string, FormValue>;

/** Whether a field has a value to send. */
export const isAsked = ({ kind }: FormField) => kind !== "markup";

/** Whether a field can be changed in a form that was sent: files and passwords stay what they were. */
export const isChangeable = ({ kind }: FormField) => kind !== "file" && kind !== "password";

/** Whether a field takes several of its options. */
export const takesSeveral = ({ kind }: FormField) => kind === "multiselect" || kind === "checkboxes";

/** What a field holds while nothing is filled in. */
export function emptyValue(field: FormField): FormValue {
  if (field.kind === "checkbox") return false;
  return field.kind === "file" || takesSeveral(field) ? [] : "";
}

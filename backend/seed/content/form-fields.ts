import { createFormField, type FormField } from "../../../lib/rules/forms/form-fields";
import { DEFAULT_FILE_EXTENSIONS } from "../../../lib/rules/forms/form-files";
import { nameSlug } from "../../../lib/rules/text/name-slug";

type FieldOptions = Partial<FormField>;

export const field = (
  kind: FormField["kind"],
  name: string,
  label: string,
  overrides: FieldOptions = {},
): FormField =>
  createFormField({
    id: "",
    name,
    kind,
    label,
    ...(kind === "file" ? { accept: DEFAULT_FILE_EXTENSIONS } : {}),
    ...overrides,
  });

export const requiredField = (
  kind: FormField["kind"],
  name: string,
  label: string,
  overrides: FieldOptions = {},
): FormField => field(kind, name, label, { required: true, ...overrides });

export const options = (...labels: string[]) => labels.map((label) => ({ label, value: nameSlug(label) }));

export const markup = (name: string, html: string): FormField =>
  field("markup", name, "", { description: html });

export const firstNameField = (overrides: FieldOptions = {}) =>
  requiredField("text", "nome", "Nome", {
    width: "half",
    autoComplete: "given-name",
    initial: "$user.firstName",
    maxLength: 60,
    rules: [{ name: "peopleName", value: "", message: "" }],
    ...overrides,
  });

export const lastNameField = (overrides: FieldOptions = {}) =>
  requiredField("text", "cognome", "Cognome", {
    width: "half",
    autoComplete: "family-name",
    initial: "$user.lastName",
    maxLength: 60,
    rules: [{ name: "peopleName", value: "", message: "" }],
    ...overrides,
  });

export const emailField = (overrides: FieldOptions = {}) =>
  requiredField("email", "email", "E-mail", {
    width: "half",
    autoComplete: "email",
    initial: "$user.email",
    placeholder: "nome@esempio.it",
    ...overrides,
  });

export const privacyField = (): FormField =>
  requiredField(
    "checkbox",
    "privacy",
    "Ho letto l'informativa e accetto il trattamento dei miei dati per questa richiesta",
    {
      description: '<p>Leggi l\'<a href="/page/privacy">informativa sulla privacy</a>.</p>',
    },
  );

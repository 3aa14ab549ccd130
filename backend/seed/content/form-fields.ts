import { formField, type FormField } from "../../../lib/rules/form-fields";
import { USUAL_ENDINGS } from "../../../lib/rules/form-files";

type Said = Partial<FormField>;

export const field = (kind: FormField["kind"], name: string, label: string, said: Said = {}): FormField =>
  formField({ id: "", name, kind, label, ...(kind === "file" ? { accept: USUAL_ENDINGS } : {}), ...said });

export const asked = (kind: FormField["kind"], name: string, label: string, said: Said = {}): FormField =>
  field(kind, name, label, { required: true, ...said });

export const options = (...labels: string[]) =>
  labels.map((label) => ({
    label,
    value: label
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^a-z0-9]+/g, "-"),
  }));

export const markup = (name: string, html: string): FormField =>
  field("markup", name, "", { description: html });

export const firstName = (said: Said = {}) =>
  asked("text", "nome", "Nome", {
    width: "half",
    autoComplete: "given-name",
    initial: "$user.firstName",
    maxLength: 60,
    rules: [{ name: "peopleName", value: "", message: "" }],
    ...said,
  });

export const lastName = (said: Said = {}) =>
  asked("text", "cognome", "Cognome", {
    width: "half",
    autoComplete: "family-name",
    initial: "$user.lastName",
    maxLength: 60,
    rules: [{ name: "peopleName", value: "", message: "" }],
    ...said,
  });

export const mail = (said: Said = {}) =>
  asked("email", "email", "E-mail", {
    width: "half",
    autoComplete: "email",
    initial: "$user.email",
    placeholder: "nome@esempio.it",
    ...said,
  });

export const privacy = (): FormField =>
  asked(
    "checkbox",
    "privacy",
    "Ho letto l'informativa e accetto il trattamento dei miei dati per questa richiesta",
    {
      description: '<p>Leggi l\'<a href="/page/privacy">informativa sulla privacy</a>.</p>',
    },
  );

import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { type FormField, type FormValues, isMultiple } from "@/lib/rules/forms/form-fields";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";

/** Editing a sent form has a draft of its own. */
const draftName = ({ source, formId, previousSubmission: sent }: FormDefinition) =>
  sent ? `${source}-${formId}-${sent.cuFormId}` : `${source}-${formId}`;

/** Passwords and files are never stored; hidden values come from the shop. */
const isStorable = ({ kind }: FormField) => !["password", "file", "hidden", "markup"].includes(kind);

export function isValidValue(field: FormField, value: unknown): boolean {
  if (field.kind === "checkbox") return typeof value === "boolean";
  if (isMultiple(field)) return Array.isArray(value) && value.every((part) => typeof part === "string");
  return typeof value === "string";
}

const keysOf = (form: FormDefinition, owner: number) =>
  [owner, ANONYMOUS_OWNER].map((userId) => formDraftKey(userId, draftName(form)));

/** The owner's draft, else the anonymous one; kept in sessionStorage. */
export function loadDraft(form: FormDefinition, owner: number): FormValues {
  const values = keysOf(form, owner)
    .map(readDraft)
    .find((draft) => draft !== null);
  if (!values) return {};
  const restorable = form.fields.filter(
    (field) => isStorable(field) && isValidValue(field, values[field.name]),
  );
  return Object.fromEntries(restorable.map(({ name }) => [name, values[name]])) as FormValues;
}

export function clearDraft(form: FormDefinition, owner: number): void {
  for (const key of keysOf(form, owner)) removeDraft(key);
}

export function saveDraft(form: FormDefinition, owner: number, values: FormValues): void {
  const entries = form.fields.filter(isStorable).map(({ name }) => [name, values[name]]);
  clearDraft(form, owner);
  writeDraft(formDraftKey(owner, draftName(form)), Object.fromEntries(entries) as FormValues);
}

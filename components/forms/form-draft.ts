import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { type FormField, type FormValues, isMultiple } from "@/lib/rules/form-fields";
import { ANONYMOUS_OWNER, formDraftKey } from "@/lib/session/form-drafts";

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

/** The owner's draft, else the anonymous one; kept in sessionStorage. */
export function loadDraft(form: FormDefinition, owner: number): FormValues {
  try {
    const stored = [owner, ANONYMOUS_OWNER].map((userId) =>
      sessionStorage.getItem(formDraftKey(userId, draftName(form))),
    );
    const parsed: unknown = JSON.parse(stored.find(Boolean) ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return {};
    const values = parsed as FormValues;
    const restorable = form.fields.filter(
      (field) => isStorable(field) && isValidValue(field, values[field.name]),
    );
    return Object.fromEntries(restorable.map(({ name }) => [name, values[name] ?? ""]));
  } catch {
    return {};
  }
}

export function clearDraft(form: FormDefinition, owner: number): void {
  try {
    for (const userId of [owner, ANONYMOUS_OWNER])
      sessionStorage.removeItem(formDraftKey(userId, draftName(form)));
  } catch {
    // Storage is unavailable: there is no draft.
  }
}

export function saveDraft(form: FormDefinition, owner: number, values: FormValues): void {
  const entries = form.fields.filter(isStorable).map(({ name }) => [name, values[name]]);
  clearDraft(form, owner);
  try {
    sessionStorage.setItem(formDraftKey(owner, draftName(form)), JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is full or unavailable: the values live until the page is left.
  }
}

import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { type FormField, type FormValues, takesSeveral } from "@/lib/rules/form-fields";
import { ANYBODY, typedName } from "@/lib/session/typed-forms";

/** A form that is changed has a memory beside that of a new one. */
const formName = ({ source, formId, sent }: FormDefinition) =>
  sent ? `${source}-${formId}-${sent.cuFormId}` : `${source}-${formId}`;

/** Passwords and files are never kept; hidden values come from the shop. */
const isKept = ({ kind }: FormField) => !["password", "file", "hidden", "markup"].includes(kind);

/** Whether a field can hold a value. */
export function fits(field: FormField, value: unknown): boolean {
  if (field.kind === "checkbox") return typeof value === "boolean";
  if (takesSeveral(field)) return Array.isArray(value) && value.every((part) => typeof part === "string");
  return typeof value === "string";
}

/** What was typed into a form before, by the names of its fields, as long as the tab is open: `owner`'s, else nobody's. */
export function rememberedValues(form: FormDefinition, owner: number): FormValues {
  try {
    const held = [owner, ANYBODY].map((one) => sessionStorage.getItem(typedName(one, formName(form))));
    const found: unknown = JSON.parse(held.find(Boolean) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const values = found as FormValues;
    const good = form.fields.filter((field) => isKept(field) && fits(field, values[field.name]));
    return Object.fromEntries(good.map(({ name }) => [name, values[name] ?? ""]));
  } catch {
    return {};
  }
}

export function forgetValues(form: FormDefinition, owner: number): void {
  try {
    for (const one of [owner, ANYBODY]) sessionStorage.removeItem(typedName(one, formName(form)));
  } catch {
    // Nothing was kept there.
  }
}

export function rememberValues(form: FormDefinition, owner: number, values: FormValues): void {
  const kept = form.fields.filter(isKept).map(({ name }) => [name, values[name]]);
  forgetValues(form, owner);
  try {
    sessionStorage.setItem(typedName(owner, formName(form)), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full or closed storage keeps nothing: the form itself still does until the page is left.
  }
}

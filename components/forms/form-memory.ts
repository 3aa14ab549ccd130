import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { type FormField, type FormValues, takesSeveral } from "@/lib/rules/form-fields";

const nameOf = ({ source, formId }: FormDefinition) => `madia.form.${source}-${formId}`;

/** Passwords and files are never kept; hidden values come from the shop. */
const isKept = ({ kind }: FormField) => !["password", "file", "hidden", "markup"].includes(kind);

function fits(field: FormField, value: unknown): boolean {
  if (field.kind === "checkbox") return typeof value === "boolean";
  if (takesSeveral(field)) return Array.isArray(value) && value.every((part) => typeof part === "string");
  return typeof value === "string";
}

/** What was typed into a form before, by the names of its fields, as long as the tab is open. */
export function rememberedValues(form: FormDefinition): FormValues {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const held = found as FormValues;
    const good = form.fields.filter((field) => isKept(field) && fits(field, held[field.name]));
    return Object.fromEntries(good.map(({ name }) => [name, held[name] ?? ""]));
  } catch {
    return {};
  }
}

export function rememberValues(form: FormDefinition, values: FormValues): void {
  const kept = form.fields.filter(isKept).map(({ name }) => [name, values[name]]);
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full or closed storage keeps nothing: the form itself still does until the page is left.
  }
}

export function forgetValues(form: FormDefinition): void {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // Nothing was kept there.
  }
}

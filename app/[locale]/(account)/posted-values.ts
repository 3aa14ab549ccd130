import "server-only";
import { getTranslations } from "next-intl/server";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/i18n/locales";
import type { FieldError } from "@/lib/rules/field-error";

export const postedText = (form: FormData, name: string): string => String(form.get(name) ?? "");

/** Messages by field, for a form that was sent without scripts. */
export async function postedErrors<Field extends string>(
  errors: ReadonlyMap<Field, FieldError>,
  locale: Locale,
): Promise<Partial<Record<Field, string>>> {
  const t = await getTranslations({ locale, namespace: "forms.error" });
  const messages = [...errors].map(([field, { code, values, message }]) => [
    field,
    message || interpolate(String(t.raw(code)), Object.fromEntries(values.entries())),
  ]);
  return Object.fromEntries(messages) as Partial<Record<Field, string>>;
}

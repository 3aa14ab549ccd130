import "server-only";
import { getMessages } from "next-intl/server";
import type { Locale } from "../i18n/locales";
import type { FieldError } from "../rules/forms/field-error";
import { fieldErrorText } from "../rules/forms/field-error-text";

/** None of a made-up request, which may have other arguments than a form. */
export const postedFields = (form: FormData): [name: string, value: FormDataEntryValue][] =>
  form instanceof FormData ? [...form] : [];

export const postedText = (form: FormData, name: string): string =>
  form instanceof FormData ? String(form.get(name) ?? "") : "";

/** Messages by field, for a form that was sent without scripts. */
export async function postedErrors<Field extends string>(
  errors: ReadonlyMap<Field, FieldError>,
  locale: Locale,
): Promise<Partial<Record<Field, string>>> {
  const { forms } = await getMessages({ locale });
  const messages = [...errors].map(([field, error]) => [field, fieldErrorText(error, forms, locale)]);
  return Object.fromEntries(messages) as Partial<Record<Field, string>>;
}

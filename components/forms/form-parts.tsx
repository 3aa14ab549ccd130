import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Html } from "@/components/ui/html";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import type { FormWords } from "./form-words";

/** What the engine needs of a form in the browser: its markup is cleaned here, and goes along as notes. */
export type FormParts = { definition: FormDefinition; words: FormWords; notes: Record<string, ReactNode> };

export async function formParts(form: FormDefinition): Promise<FormParts> {
  const [{ forms }, locale] = await Promise.all([getMessages(), getLocale()]);
  const notes = form.fields
    .filter(({ description }) => description)
    .map(({ id, description }): [string, ReactNode] => [id, <Html key={id} markup={description} />]);
  return {
    definition: {
      ...form,
      intro: "",
      fields: form.fields.map((field) => ({ ...field, description: "" })),
    },
    words: { ...forms.engine, ...(locale === DEFAULT_LOCALE ? {} : { faults: forms.fault }) },
    notes: Object.fromEntries(notes),
  };
}

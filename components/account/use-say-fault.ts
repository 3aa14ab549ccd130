"use client";

import { useTranslations } from "next-intl";
import { fill } from "@/lib/i18n/fill";
import type { Fault } from "@/lib/rules/validation-messages";

/** Words a validator's fault in the language of the page. */
export function useSayFault(): (fault: Fault) => string {
  const t = useTranslations("forms.fault");
  return ({ code, values }) => fill(String(t.raw(code)), Object.fromEntries(values.entries()));
}

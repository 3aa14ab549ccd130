"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import {
  NOTHING_TYPED,
  registrationBody,
  type RegistrationRefused,
  sortRefusals,
} from "@/components/account/registration-state";
import { config } from "@/lib/config";
import { getRegistrationDisclaimers } from "@/lib/ebsn/registration";
import { fill } from "@/lib/i18n/fill";
import { localPath } from "@/lib/i18n/local-path";
import type { Locale } from "@/lib/i18n/locales";
import { accountPaths } from "@/lib/account-paths";
import { type ConsentAnswers, consentFaults } from "@/lib/rules/consents";
import {
  type RegistrationField,
  registrationFaults,
  type RegistrationValues,
} from "@/lib/rules/registration";
import type { Fault } from "@/lib/rules/validation-messages";
import { formLocale } from "../form-locale";
import { postDoor } from "../post-door";

function typed(form: FormData): RegistrationValues {
  const texts = Object.keys(NOTHING_TYPED).map((name) => [name, String(form.get(name) ?? "")]);
  return { ...(Object.fromEntries(texts) as RegistrationValues), business: form.get("business") !== null };
}

/** A ticked box says "on" or "1". */
function answered(form: FormData): ConsentAnswers {
  const answers = [...form.entries()].flatMap(([name, value]) => {
    const [, id] = /^consent-(\d+)$/.exec(name) ?? [];
    return id === undefined ? [] : [[id, value !== "0"] as const];
  });
  return Object.fromEntries(answers);
}

async function worded(faults: Map<RegistrationField, Fault>, locale: Locale) {
  const t = await getTranslations({ locale, namespace: "forms.fault" });
  const say = ({ code, values }: Fault) => fill(String(t.raw(code)), Object.fromEntries(values.entries()));
  return Object.fromEntries([...faults].map(([field, fault]) => [field, say(fault)]));
}

/** Registration for browsers without JavaScript. Answers what is wrong, with all that was typed but the passwords. */
export async function register(_before: RegistrationRefused, form: FormData): Promise<RegistrationRefused> {
  const values = typed(form);
  const answers = answered(form);
  const locale = formLocale(form);
  const kept = { values: { ...values, password: "", passwordAgain: "" }, answers, tried: true };
  const found = registrationFaults(values, config.loyaltyPrefix);
  const unanswered = consentFaults(await getRegistrationDisclaimers(), answers);
  if (found.size + unanswered.size > 0) return { ...kept, faults: await worded(found, locale), refusal: "" };
  const { said } = await postDoor("registration/register_user", registrationBody(values, answers));
  if (said.status !== 0) return { ...kept, ...sortRefusals(said.errors) };
  redirect(localPath(locale)(accountPaths.registrationSent()));
}

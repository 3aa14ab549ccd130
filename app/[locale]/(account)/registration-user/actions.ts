"use server";

import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import {
  NOTHING_TYPED,
  registrationBody,
  type RegistrationRefused,
  sortRefusals,
} from "@/components/account/registration-state";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import type { ConsentAnswers } from "@/lib/rules/consents";
import type { RegistrationValues } from "@/lib/rules/registration";
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

/** Registration for browsers without JavaScript. Answers what is wrong, with all that was typed but the passwords. */
export async function register(_before: RegistrationRefused, form: FormData): Promise<RegistrationRefused> {
  const values = typed(form);
  const answers = answered(form);
  const kept = { values: { ...values, password: "", passwordAgain: "" }, answers };
  if (values.password !== values.passwordAgain) {
    const t = await getTranslations("forms.fault");
    return { ...kept, faults: { passwordAgain: t("passwordMismatch") }, refusal: "" };
  }
  const { said } = await postDoor("registration/register_user", registrationBody(values, answers));
  if (said.status !== 0) return { ...kept, ...sortRefusals(said.errors) };
  redirect(localPath(await getLocale())(paths.registrationSent()));
}

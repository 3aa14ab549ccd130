"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { CardAnswer } from "@/components/account/registration-card";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { cardHolderFaults } from "@/lib/rules/registration";
import { formLocale } from "../form-locale";
import { holdCard } from "../held-card";
import { postDoor } from "../post-door";

/** Asks the shop for the card and goes on to the form that begins with it. */
export async function registerWithCard(_before: CardAnswer, form: FormData): Promise<CardAnswer> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const values = { fidelityCard: text("fidelityCard").replace(/\s/g, ""), lastName: text("lastName") };
  const locale = formLocale(form);
  const t = await getTranslations({ locale, namespace: "forms.fault" });
  const wrong = [...cardHolderFaults(values)].map(([name, { code }]) => [name, t(code)]);
  if (wrong.length > 0) return { values, faults: Object.fromEntries(wrong), refusal: "" };
  const { said } = await postDoor("finiper/registration-with-card-load", values);
  if (said.status !== 0) return { values, faults: {}, refusal: said.errors[0]?.message ?? "" };
  await holdCard(values);
  redirect(localPath(locale)(accountPaths.registration()));
}

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { RegistrationClosed } from "@/components/account/registration-closed";
import { RegistrationPanel } from "@/components/account/registration-panel";
import { NOTHING_TYPED } from "@/components/account/registration-state";
import { config } from "@/lib/config";
import { getRegistrationDisclaimers } from "@/lib/ebsn/registration";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";
import { readHeldCard } from "../held-card";
import { register } from "./actions";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("title") };
}

export default async function RegistrationPage() {
  if (isSignedIn(await readSession())) redirect(localPath(await getLocale())(paths.profile()));
  if (!config.registration.enabled) return <RegistrationClosed />;
  const [disclaimers, card] = await Promise.all([getRegistrationDisclaimers(), readHeldCard()]);
  const begun = { values: { ...NOTHING_TYPED, ...card }, answers: {}, faults: {}, refusal: "", tried: false };
  return <RegistrationPanel disclaimers={disclaimers} begun={begun} action={register} />;
}

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { RegistrationClosed } from "@/components/auth/registration-closed";
import { RegistrationPanel } from "@/components/auth/registration-panel";
import { EMPTY_STATE } from "@/components/auth/registration-state";
import { config } from "@/lib/config";
import { getRegistrationDisclaimers } from "@/lib/ebsn/registration";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";
import { readCardCookie } from "../loyalty-card-cookie";
import { register } from "./actions";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function RegistrationPage({ searchParams }: { searchParams: Query }) {
  const { invito } = await searchParams;
  if (isSignedIn(await readSession())) redirect(localizePath(await getLocale())(paths.profile()));
  if (!config.registration.enabled) return <RegistrationClosed />;
  const [disclaimers, card] = await Promise.all([getRegistrationDisclaimers(), readCardCookie()]);
  const initialState = {
    ...EMPTY_STATE,
    values: {
      ...EMPTY_STATE.values,
      ...card,
      invitationCode: typeof invito === "string" ? invito.slice(0, 40) : "",
    },
  };
  return <RegistrationPanel disclaimers={disclaimers} initialState={initialState} action={register} />;
}

import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RegistrationClosed } from "@/components/auth/registration-closed";
import { RegistrationPanel } from "@/components/auth/registration-panel";
import { EMPTY_STATE } from "@/components/auth/registration-state";
import { config } from "@/lib/config";
import { getRegistrationDisclaimers } from "@/lib/ebsn/registration";
import { localizePath } from "@/lib/i18n/locale-path";
import { readTextParam } from "@/lib/params/search-params";
import { paths } from "@/lib/paths/paths";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";
import { readCardCookie } from "../loyalty-card-cookie";
import { register } from "./actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("registration.title");

export default async function RegistrationPage({ searchParams }: PageProps<"/[locale]/registration-user">) {
  const { invito } = await searchParams;
  if (isSignedIn(await readSession())) redirect(localizePath(await getLocale())(paths.profile()));
  if (!config.registration.enabled) return <RegistrationClosed />;
  const [disclaimers, card] = await Promise.all([getRegistrationDisclaimers(), readCardCookie()]);
  const initialState = {
    ...EMPTY_STATE,
    values: {
      ...EMPTY_STATE.values,
      ...card,
      invitationCode: readTextParam(invito, 40),
    },
  };
  return <RegistrationPanel disclaimers={disclaimers} initialState={initialState} action={register} />;
}

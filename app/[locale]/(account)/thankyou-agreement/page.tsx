import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/account/account-notice";
import { RegistrationResend } from "@/components/account/registration-resend";
import { resendMail } from "../mail-actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("sentTitle") };
}

export default async function RegistrationSentPage() {
  const t = await getTranslations("registration");
  return (
    <AccountNotice icon="mail" title={t("sentTitle")} text={t("sentText")}>
      <RegistrationResend action={resendMail}>
        <p>{t("notArrived")}</p>
      </RegistrationResend>
    </AccountNotice>
  );
}

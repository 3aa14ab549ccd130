import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/auth/account-notice";
import { ResendEmailPanel } from "@/components/auth/resend-email-panel";
import { resendEmail } from "../email-actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("sentTitle") };
}

export default async function RegistrationSentPage() {
  const t = await getTranslations("registration");
  return (
    <AccountNotice icon="mail" title={t("sentTitle")} text={t("sentText")}>
      <ResendEmailPanel action={resendEmail}>
        <p>{t("notArrived")}</p>
      </ResendEmailPanel>
    </AccountNotice>
  );
}

import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { ResendEmailPanel } from "@/components/auth/resend-email-panel";
import { resendEmail } from "../email-actions";

export const generateMetadata = titleMetadata("registration.sentTitle");

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

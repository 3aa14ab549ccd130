import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { ResendEmailPanel } from "@/components/auth/resend-email-panel";
import { resendEmail } from "../../../email-actions";

export const generateMetadata = titleMetadata("registration.errorTitle");

/** Any other confirmation result is an error (requirements/accounts#registration). */
export default async function NotConfirmedPage() {
  const t = await getTranslations("registration");
  return (
    <AccountNotice icon="warning" title={t("errorTitle")} text={t("errorText")}>
      <ResendEmailPanel action={resendEmail} />
    </AccountNotice>
  );
}

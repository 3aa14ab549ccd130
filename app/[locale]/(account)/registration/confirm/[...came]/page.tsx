import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/account/account-notice";
import { RegistrationResend } from "@/components/account/registration-resend";
import { resendMail } from "../../../mail-actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("errorTitle") };
}

/** Whatever else a confirmation comes to (spec 3 §2: the wildcard is the error). */
export default async function NotConfirmedPage() {
  const t = await getTranslations("registration");
  return (
    <AccountNotice icon="warning" title={t("errorTitle")} text={t("errorText")}>
      <RegistrationResend action={resendMail} />
    </AccountNotice>
  );
}

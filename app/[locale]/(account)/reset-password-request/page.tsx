import { getLocale, getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { NarrowPage } from "@/components/auth/narrow-page";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { requestPassword } from "../email-actions";

export const generateMetadata = titleMetadata("passwordReset.requestTitle");

export default async function PasswordRequestPage() {
  const [t, locale] = await Promise.all([getTranslations("passwordReset"), getLocale()]);
  return (
    <NarrowPage>
      <h1>{t("requestTitle")}</h1>
      <p>{t("requestText")}</p>
      <EmailRequestForm
        path="registration/password_reset_token_request"
        submitLabel={t("requestSubmit")}
        redirectTo={localizePath(locale)(accountPaths.passwordSent())}
        action={requestPassword}
      />
    </NarrowPage>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ChangePasswordPage } from "@/components/profile/change-password-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.password.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={["forms.showPassword", "forms.showPasswords", "profile.mfa", "profile.password"]}
    >
      <ChangePasswordPage />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ChangePasswordPage } from "@/components/profile/change-password-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("profile.password.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["forms", "profile.mfa", "profile.password"]}>
      <ChangePasswordPage />
    </ProfileMessages>
  );
}

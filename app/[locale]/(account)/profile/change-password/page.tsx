import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ChangePasswordPage } from "@/components/profile/change-password-page";

export const generateMetadata = titleMetadata("profile.password.title");

export default function Page() {
  return <ChangePasswordPage />;
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ProfileUpdateResult } from "@/components/profile/profile-update-result";

export const generateMetadata = titleMetadata("profile.details.updated");

export default function Page() {
  return <ProfileUpdateResult done={true} />;
}

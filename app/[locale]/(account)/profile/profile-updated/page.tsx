import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ProfileUpdateResult } from "@/components/profile/profile-update-result";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("profile.details.updated");

export default function Page() {
  return (
    <ProfileMessages>
      <ProfileUpdateResult done={true} />
    </ProfileMessages>
  );
}

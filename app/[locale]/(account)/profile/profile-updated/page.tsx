import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ProfileUpdateResult } from "@/components/profile/profile-update-result";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.details.updated");

export default function Page() {
  return (
    <PageMessages>
      <ProfileUpdateResult done={true} />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { InvitePage } from "@/components/benefits/invite-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("benefits.invite.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["benefits.invite", "benefits.member"]}>
      <InvitePage />
    </ProfileMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestedRewardsPage } from "@/components/benefits/requested-rewards-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("benefits.requested.title");

export default function Page() {
  return (
    <ProfileMessages
      namespaces={["benefits.member", "benefits.requested", "cart.cardRules", "profile.pointsExpiry"]}
    >
      <RequestedRewardsPage />
    </ProfileMessages>
  );
}

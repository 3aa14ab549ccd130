import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RewardsPage } from "@/components/benefits/rewards-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("benefits.rewards.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["benefits", "cart.cardRules", "profile.pointsExpiry"]}>
      <RewardsPage />
    </ProfileMessages>
  );
}

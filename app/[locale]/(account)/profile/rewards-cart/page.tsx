import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RewardsPage } from "@/components/benefits/rewards-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("benefits.rewards.title");

export default function Page() {
  return (
    <PageMessages namespaces={["benefits", "cart.cardRules", "profile.pointsExpiry"]}>
      <RewardsPage />
    </PageMessages>
  );
}

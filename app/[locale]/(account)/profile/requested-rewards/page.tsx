import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestedRewardsPage } from "@/components/benefits/requested-rewards-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("benefits.requested.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={["benefits.member", "benefits.requested", "cart.cardRules", "profile.pointsExpiry"]}
    >
      <RequestedRewardsPage />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestedRewardsPage } from "@/components/benefits/requested-rewards-page";

export const generateMetadata = titleMetadata("benefits.requested.title");

export default function Page() {
  return <RequestedRewardsPage />;
}

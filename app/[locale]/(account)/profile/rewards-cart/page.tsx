import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RewardsPage } from "@/components/benefits/rewards-page";

export const generateMetadata = titleMetadata("benefits.rewards.title");

export default function Page() {
  return <RewardsPage />;
}

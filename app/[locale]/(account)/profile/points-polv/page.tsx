import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PointsPage } from "@/components/benefits/points-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("benefits.points.title");

export default function Page() {
  return (
    <PageMessages namespaces={["benefits", "cart.cardRules", "profile.pointsExpiry"]}>
      <PointsPage />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PointsPage } from "@/components/benefits/points-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("benefits.points.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["benefits", "cart.cardRules", "profile.pointsExpiry"]}>
      <PointsPage />
    </ProfileMessages>
  );
}

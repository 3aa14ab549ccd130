import { titleMetadata } from "@/app/[locale]/title-metadata";
import { DonatePage } from "@/components/benefits/donate-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("benefits.donate.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["benefits", "cart.cardRules", "profile.pointsExpiry"]}>
      <DonatePage />
    </ProfileMessages>
  );
}

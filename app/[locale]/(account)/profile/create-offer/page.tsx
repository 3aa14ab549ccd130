import { titleMetadata } from "@/app/[locale]/title-metadata";
import { OfferPage } from "@/components/benefits/offer-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("benefits.offer.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["benefits.member", "benefits.offer"]}>
      <OfferPage />
    </ProfileMessages>
  );
}

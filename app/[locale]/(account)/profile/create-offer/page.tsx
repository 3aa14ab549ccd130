import { titleMetadata } from "@/app/[locale]/title-metadata";
import { OfferPage } from "@/components/benefits/offer-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("benefits.offer.title");

export default function Page() {
  return (
    <PageMessages namespaces={["benefits.member", "benefits.offer"]}>
      <OfferPage />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { OfferPage } from "@/components/benefits/offer-page";

export const generateMetadata = titleMetadata("benefits.offer.title");

export default function Page() {
  return <OfferPage />;
}

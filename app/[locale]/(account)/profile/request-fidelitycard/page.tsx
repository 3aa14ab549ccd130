import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CardRequestPage } from "@/components/loyalty/card-request-page";

export const generateMetadata = titleMetadata("profile.cardRequest.title");

export default function Page() {
  return <CardRequestPage />;
}

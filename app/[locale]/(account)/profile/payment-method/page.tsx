import { titleMetadata } from "@/app/[locale]/title-metadata";
import { SavedCardsPage } from "@/components/profile/saved-cards-page";

export const generateMetadata = titleMetadata("profile.paymentMethods");

export default function Page() {
  return <SavedCardsPage />;
}

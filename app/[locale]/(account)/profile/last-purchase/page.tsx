import { titleMetadata } from "@/app/[locale]/title-metadata";
import { LastPurchasePage } from "@/components/lists/last-purchase-page";

export const generateMetadata = titleMetadata("profile.lastPurchase.title");

export default function Page() {
  return <LastPurchasePage />;
}

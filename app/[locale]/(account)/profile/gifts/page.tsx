import { titleMetadata } from "@/app/[locale]/title-metadata";
import { GiftsPage } from "@/components/loyalty/gifts-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.vouchers.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        "cart.added",
        "cart.cardRules",
        "cart.giftAdded",
        "cart.giftFailed",
        "cart.giftMissing",
        "cart.giftNoProducts",
        "cart.giftRemoved",
        "cart.giftUnused",
        "cart.productAddError",
        "login.needed",
        "profile.vouchers",
      ]}
    >
      <GiftsPage />
    </PageMessages>
  );
}

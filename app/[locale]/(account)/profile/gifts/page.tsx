import { titleMetadata } from "@/app/[locale]/title-metadata";
import { GiftsPage } from "@/components/loyalty/gifts-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("profile.vouchers.title");

export default function Page() {
  return (
    <ProfileMessages
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
    </ProfileMessages>
  );
}

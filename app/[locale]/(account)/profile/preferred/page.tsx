import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PreferredPage } from "@/components/lists/preferred-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("lists.favourites");

export default function Page() {
  return (
    <ProfileMessages
      namespaces={[
        "cart.added",
        "cart.notAvailable",
        "cart.productAddError",
        "cart.roundedToMultiple",
        "checkout.unavailable",
        "delivery.addressLocked",
        "delivery.lockedWhilePaying",
        "lists",
      ]}
    >
      <PreferredPage />
    </ProfileMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PreferredPage } from "@/components/lists/preferred-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("lists.favourites");

export default function Page() {
  return (
    <PageMessages
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
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { LastPurchasePage } from "@/components/lists/last-purchase-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.lastPurchase.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        "cart.added",
        "cart.notAvailable",
        "cart.productAddError",
        "cart.roundedToMultiple",
        "cart.startShopping",
        "checkout.unavailable",
        "delivery.addressLocked",
        "delivery.lockedWhilePaying",
        "lists",
        "orders.addedAll",
        "orders.itemCount",
        "orders.number",
        "profile.lastPurchase",
      ]}
    >
      <LastPurchasePage />
    </PageMessages>
  );
}

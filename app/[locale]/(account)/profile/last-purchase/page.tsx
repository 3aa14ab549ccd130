import { titleMetadata } from "@/app/[locale]/title-metadata";
import { LastPurchasePage } from "@/components/lists/last-purchase-page";
import { LIST_MESSAGES } from "@/components/lists/list-messages";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.lastPurchase.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        ...LIST_MESSAGES,
        "cart.startShopping",
        "orders.addedAll",
        "orders.addedSome",
        "orders.itemCount",
        "orders.number",
        "profile.lastPurchase",
      ]}
    >
      <LastPurchasePage />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { Dashboard } from "@/components/profile/dashboard";
import { DELIVERY_SUMMARY_MESSAGES } from "@/components/delivery/delivery-summary-messages";
import { PageMessages } from "@/components/forms/page-messages";
import { ProfileIndex } from "@/components/profile/profile-index";
import { logOut } from "../actions";

export const generateMetadata = titleMetadata("profile.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        ...DELIVERY_SUMMARY_MESSAGES,
        "cart.added",
        "cart.productAddError",
        "checkout.savedCards",
        "orderTools.toPay",
        "orders",
        "paymentTypes",
        "profile.allOrders",
        "profile.currentCart",
        "profile.delivery",
        "profile.details",
        "profile.hello",
        "profile.latest",
        "profile.lifetime",
        "profile.loyalty",
        "profile.me",
        "profile.news",
        "profile.pickUp",
        "profile.signOut",
        "profile.title",
      ]}
    >
      <Dashboard>
        <ProfileIndex logOut={logOut} />
      </Dashboard>
    </PageMessages>
  );
}

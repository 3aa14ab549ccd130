import { titleMetadata } from "@/app/[locale]/title-metadata";
import { Dashboard } from "@/components/profile/dashboard";
import { PageMessages } from "@/components/forms/page-messages";
import { ProfileIndex } from "@/components/profile/profile-index";
import { logOut } from "../actions";

export const generateMetadata = titleMetadata("profile.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        "cart.added",
        "cart.productAddError",
        "checkout.savedCards",
        "delivery",
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

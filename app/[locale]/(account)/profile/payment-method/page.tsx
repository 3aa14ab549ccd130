import { titleMetadata } from "@/app/[locale]/title-metadata";
import { SavedCardsPage } from "@/components/profile/saved-cards-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.paymentMethods");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        "profile.cardExpired",
        "profile.cardExpiry",
        "profile.cardRemove",
        "profile.cardRemoveNamed",
        "profile.cardRemoveText",
        "profile.cardRemoveTitle",
        "profile.cardRemoved",
        "profile.noCards",
        "profile.noCardsText",
        "profile.paymentMethods",
      ]}
    >
      <SavedCardsPage />
    </PageMessages>
  );
}

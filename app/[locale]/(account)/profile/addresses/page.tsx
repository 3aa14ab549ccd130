import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AddressesPage } from "@/components/addresses/addresses-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.addresses.title");

export default function Page() {
  return (
    <PageMessages namespaces={["delivery", "profile.addresses.title", "profile.floor"]}>
      <AddressesPage />
    </PageMessages>
  );
}

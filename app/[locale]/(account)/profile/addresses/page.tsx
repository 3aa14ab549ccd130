import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AddressesPage } from "@/components/addresses/addresses-page";

export const generateMetadata = titleMetadata("profile.addresses.title");

export default function Page() {
  return <AddressesPage />;
}

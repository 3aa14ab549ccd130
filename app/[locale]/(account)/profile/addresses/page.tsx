import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AddressesPage } from "@/components/addresses/addresses-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("profile.addresses.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["delivery", "profile.addresses.title", "profile.floor"]}>
      <AddressesPage />
    </ProfileMessages>
  );
}

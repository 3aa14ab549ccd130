import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ContactsPage } from "@/components/profile/contacts-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("profile.contact.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["profile.contact", "profile.marketing", "profile.push", "profile.work"]}>
      <ContactsPage />
    </ProfileMessages>
  );
}

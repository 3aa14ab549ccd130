import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ContactsPage } from "@/components/profile/contacts-page";

export const generateMetadata = titleMetadata("profile.contact.title");

export default function Page() {
  return <ContactsPage />;
}

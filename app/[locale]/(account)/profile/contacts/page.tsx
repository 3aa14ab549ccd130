import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ContactsPage } from "@/components/profile/contacts-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.contact.title");

export default function Page() {
  return (
    <PageMessages namespaces={["profile.contact", "profile.marketing", "profile.push", "profile.work"]}>
      <ContactsPage />
    </PageMessages>
  );
}

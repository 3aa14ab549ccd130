import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ListsPage } from "@/components/lists/lists-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("lists.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["lists"]}>
      <ListsPage />
    </ProfileMessages>
  );
}

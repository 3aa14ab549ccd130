import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestsPage } from "@/components/requests/requests-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("requests.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["requests"]}>
      <RequestsPage />
    </ProfileMessages>
  );
}

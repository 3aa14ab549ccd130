import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestsPage } from "@/components/requests/requests-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("requests.title");

export default function Page() {
  return (
    <PageMessages namespaces={["requests"]}>
      <RequestsPage />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ListsPage } from "@/components/lists/lists-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("lists.title");

export default function Page() {
  return (
    <PageMessages namespaces={["lists"]}>
      <ListsPage />
    </PageMessages>
  );
}

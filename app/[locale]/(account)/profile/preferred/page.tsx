import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PageMessages } from "@/components/forms/page-messages";
import { LIST_MESSAGES } from "@/components/lists/list-messages";
import { PreferredPage } from "@/components/lists/preferred-page";

export const generateMetadata = titleMetadata("lists.favourites");

export default function Page() {
  return (
    <PageMessages namespaces={LIST_MESSAGES}>
      <PreferredPage />
    </PageMessages>
  );
}

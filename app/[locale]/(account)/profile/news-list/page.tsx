import { titleMetadata } from "@/app/[locale]/title-metadata";
import { MessagesPage } from "@/components/profile/messages-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("profile.news.title");

export default function Page() {
  return (
    <PageMessages namespaces={["profile.news"]}>
      <MessagesPage />
    </PageMessages>
  );
}

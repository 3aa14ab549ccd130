import { titleMetadata } from "@/app/[locale]/title-metadata";
import { MessagesPage } from "@/components/profile/messages-page";

export const generateMetadata = titleMetadata("profile.news.title");

export default function Page() {
  return <MessagesPage />;
}

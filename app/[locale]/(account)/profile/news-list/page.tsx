import { titleMetadata } from "@/app/[locale]/title-metadata";
import { MessagesPage } from "@/components/profile/messages-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("profile.news.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["profile.news"]}>
      <MessagesPage />
    </ProfileMessages>
  );
}

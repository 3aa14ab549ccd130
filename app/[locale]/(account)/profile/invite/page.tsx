import { titleMetadata } from "@/app/[locale]/title-metadata";
import { InvitePage } from "@/components/benefits/invite-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("benefits.invite.title");

export default function Page() {
  return (
    <PageMessages namespaces={["benefits.invite", "benefits.member"]}>
      <InvitePage />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { InvitePage } from "@/components/benefits/invite-page";

export const generateMetadata = titleMetadata("benefits.invite.title");

export default function Page() {
  return <InvitePage />;
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { DonatePage } from "@/components/benefits/donate-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("benefits.donate.title");

export default function Page() {
  return (
    <PageMessages namespaces={["benefits", "cart.cardRules", "profile.pointsExpiry"]}>
      <DonatePage />
    </PageMessages>
  );
}

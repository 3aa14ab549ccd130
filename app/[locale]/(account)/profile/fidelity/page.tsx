import { titleMetadata } from "@/app/[locale]/title-metadata";
import { FidelityPage } from "@/components/loyalty/fidelity-page";
import { PageMessages } from "@/components/forms/page-messages";
import { safeRedirect } from "@/lib/session/safe-redirect";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.fidelity.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/fidelity">) {
  const { redirect } = await searchParams;
  return (
    <PageMessages
      namespaces={[
        "cart.cardRules",
        "profile.fidelity",
        "profile.holder",
        "profile.loyalty",
        "profile.pointsExpiry",
      ]}
    >
      <FidelityPage orderPath={safeRedirect(redirect, "")} />
    </PageMessages>
  );
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CardRequestPage } from "@/components/loyalty/card-request-page";
import { PageMessages } from "@/components/forms/page-messages";
import { safeRedirect } from "@/lib/session/safe-redirect";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.cardRequest.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/request-fidelitycard">) {
  const { redirect } = await searchParams;
  return (
    <PageMessages namespaces={["cardConditions", "profile.cardRequest", "profile.details.field"]}>
      <CardRequestPage orderPath={safeRedirect(redirect, "")} />
    </PageMessages>
  );
}

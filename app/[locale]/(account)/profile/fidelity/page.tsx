import { titleMetadata } from "@/app/[locale]/title-metadata";
import { FidelityPage } from "@/components/loyalty/fidelity-page";
import { safeRedirect } from "@/lib/session/safe-redirect";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("profile.fidelity.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/fidelity">) {
  const { redirect } = await searchParams;
  return <FidelityPage orderPath={safeRedirect(redirect, "")} />;
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { FidelityPage } from "@/components/loyalty/fidelity-page";

export const generateMetadata = titleMetadata("profile.fidelity.title");

export default function Page() {
  return <FidelityPage />;
}

import { titleMetadata } from "@/app/[locale]/title-metadata";
import { DonatePage } from "@/components/benefits/donate-page";

export const generateMetadata = titleMetadata("benefits.donate.title");

export default function Page() {
  return <DonatePage />;
}

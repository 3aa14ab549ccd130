import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RequestsPage } from "@/components/requests/requests-page";

export const generateMetadata = titleMetadata("requests.title");

export default function Page() {
  return <RequestsPage />;
}

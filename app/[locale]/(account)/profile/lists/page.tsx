import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ListsPage } from "@/components/lists/lists-page";

export const generateMetadata = titleMetadata("lists.title");

export default function Page() {
  return <ListsPage />;
}

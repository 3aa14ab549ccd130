import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ListMessages } from "@/components/lists/list-messages";
import { PreferredPage } from "@/components/lists/preferred-page";

export const generateMetadata = titleMetadata("lists.favourites");

export default function Page() {
  return (
    <ListMessages>
      <PreferredPage />
    </ListMessages>
  );
}

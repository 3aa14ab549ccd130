import { getCategory } from "@/lib/ebsn/catalogue";
import { ifOffered } from "@/lib/ebsn/if-offered";
import { config } from "@/lib/config";
import { PagePopup } from "./page-popup";

/** The home page is a category of the shop, too. */
export async function HomePopup() {
  const found = await ifOffered(getCategory(config.homeSlug), null);
  return found && "category" in found && <PagePopup category={found.category} />;
}

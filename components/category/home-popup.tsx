import { getCategory } from "@/lib/ebsn/catalogue";
import { nullIfUnsupported } from "@/lib/ebsn/null-if-unsupported";
import { config } from "@/lib/config";
import { PagePopup } from "./page-popup";

/** The home page is a category of the shop, too. */
export async function HomePopup() {
  const found = await nullIfUnsupported(getCategory(config.homeSlug));
  return found && "category" in found && <PagePopup category={found.category} />;
}

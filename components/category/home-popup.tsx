import { getHomeCategory } from "@/lib/ebsn/catalogue";
import { PagePopup } from "./page-popup";

export async function HomePopup() {
  const category = await getHomeCategory();
  return category && <PagePopup category={category} />;
}

import { setAccountFoodProfile } from "@/lib/food-profile/store";
import { loadFoodProfileComponents } from "./food-profile-components";

export async function applyAccountFoodProfile(text: string): Promise<void> {
  setAccountFoodProfile(text);
  await loadFoodProfileComponents();
}

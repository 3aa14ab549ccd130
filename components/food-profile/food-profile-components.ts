import type { ComponentType } from "react";
import { hasFoodProfile } from "@/lib/food-profile/hint";
import { needsCardExtrasStore } from "@/lib/catalogue/card-extras";
import { loadFoodProfileMessages } from "@/lib/food-profile/messages";
import { reloadForMissingChunkUnlessInUse } from "@/lib/navigation/missing-chunk-unless-in-use";
import { createStore } from "@/lib/state/store";
import { FoodProfileUnchecked } from "./food-profile-unchecked";
import type { FoodProfileWarningProps } from "./food-profile-warning";

export type FoodProfileComponents = {
  Warning: ComponentType<FoodProfileWarningProps>;
  Filter: ComponentType;
};

/** null without a profile: nothing is loaded. */
export const foodProfileComponentsStore = createStore<FoodProfileComponents | null>(null, () => {
  if (hasFoodProfile()) void loadFoodProfileComponents();
  return null;
});

export async function loadFoodProfileComponents(): Promise<void> {
  needsCardExtrasStore.set(true);
  try {
    const [{ FoodProfileWarning: Warning }, { FoodProfileFilter: Filter }] = await Promise.all([
      import("./food-profile-warning"),
      import("./food-profile-filter"),
      loadFoodProfileMessages(),
    ]);
    foodProfileComponentsStore.set({ Warning, Filter });
  } catch (error) {
    reloadForMissingChunkUnlessInUse(error);
    foodProfileComponentsStore.set({ Warning: FoodProfileUnchecked, Filter: () => null });
  }
}

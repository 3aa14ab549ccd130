import { act } from "@testing-library/react";
import { foodProfileComponentsStore } from "@/components/food-profile/food-profile-components";
import { foodFactsStore } from "@/lib/food-profile/food-facts";
import { storeFoodProfile } from "@/lib/food-profile/store";

/** Forgets the food profile and what was loaded for it. */
export function resetFoodProfile(): void {
  act(() => {
    storeFoodProfile(null);
    foodProfileComponentsStore.set(null);
    foodFactsStore.set(new Map());
  });
}

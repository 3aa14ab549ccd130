import { act } from "@testing-library/react";
import { foodProfileComponents } from "@/components/food-profile/food-profile-components";
import { foodFacts } from "@/lib/food-profile/food-facts";
import { storeFoodProfile } from "@/lib/food-profile/store";

/** Forgets the food profile and what was loaded for it. */
export function resetFoodProfile(): void {
  act(() => {
    storeFoodProfile(null);
    foodProfileComponents.set(null);
    foodFacts.set(new Map());
  });
}

import { act } from "@testing-library/react";
import { householdComponents } from "@/components/household/household-components";
import { foodFacts } from "@/lib/household/food-facts";
import { storeHousehold } from "@/lib/household/store";

/** Forgets the food profile and what was loaded for it. */
export function resetHousehold(): void {
  act(() => {
    storeHousehold(null);
    householdComponents.set(null);
    foodFacts.set(new Map());
  });
}

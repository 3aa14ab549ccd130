import type { ComponentType } from "react";
import { hasHousehold } from "@/lib/household/hint";
import { needsCardExtrasStore } from "@/lib/card-extras";
import { loadHouseholdMessages } from "@/lib/household/messages";
import { reloadForMissingPart } from "@/lib/navigation/missing-part";
import { createStore } from "@/lib/store";
import { HouseholdUnchecked } from "./household-unchecked";
import type { HouseholdWarningProps } from "./household-warning";

export type HouseholdComponents = {
  Warning: ComponentType<HouseholdWarningProps>;
  Filter: ComponentType;
};

/** null without a profile: nothing is loaded. */
export const householdComponents = createStore<HouseholdComponents | null>(null, () => {
  if (hasHousehold()) void loadHouseholdComponents();
  return null;
});

export async function loadHouseholdComponents(): Promise<void> {
  needsCardExtrasStore.set(true);
  try {
    const [{ HouseholdWarning: Warning }, { HouseholdFilter: Filter }] = await Promise.all([
      import("./household-warning"),
      import("./household-filter"),
      loadHouseholdMessages(),
    ]);
    householdComponents.set({ Warning, Filter });
  } catch (error) {
    reloadForMissingPart(error);
    householdComponents.set({ Warning: HouseholdUnchecked, Filter: () => null });
  }
}

import type { ComponentType } from "react";
import { hasHousehold } from "@/lib/household/hint";
import { needsCardExtrasStore } from "@/lib/card-extras";
import { createStore } from "@/lib/store";
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
    ]);
    householdComponents.set({ Warning, Filter });
  } catch {
    // Optional; retried on the next page.
  }
}

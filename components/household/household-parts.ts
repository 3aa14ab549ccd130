import type { ComponentType } from "react";
import { hasHousehold } from "@/lib/household/hint";
import { showsListExtras } from "@/lib/list-extras";
import { createStore } from "@/lib/store";
import type { HouseholdWarningProps } from "./household-warning";

export type HouseholdParts = {
  Warning: ComponentType<HouseholdWarningProps>;
  Filter: ComponentType;
};

/** null without a profile: nothing is loaded. */
export const householdParts = createStore<HouseholdParts | null>(null, () => {
  if (hasHousehold()) void loadHouseholdParts();
  return null;
});

export async function loadHouseholdParts(): Promise<void> {
  showsListExtras.set(true);
  try {
    const [{ HouseholdWarning: Warning }, { HouseholdFilter: Filter }] = await Promise.all([
      import("./household-warning"),
      import("./household-filter"),
    ]);
    householdParts.set({ Warning, Filter });
  } catch {
    // Optional; retried on the next page.
  }
}

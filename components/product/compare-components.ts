import type { ComponentType } from "react";
import { isComparing } from "@/lib/catalogue/compare-hint";
import { needsCardExtrasStore } from "@/lib/catalogue/card-extras";
import { createStore } from "@/lib/state/store";
import type { CompareCardCheckboxProps } from "./compare-card-checkbox";

export type CompareComponents = { CardCheckbox: ComponentType<CompareCardCheckboxProps>; Bar: ComponentType };

/** null without a comparison: nothing is loaded. */
export const compareComponentsStore = createStore<CompareComponents | null>(null, () => {
  if (isComparing()) void loadCompareComponents();
  return null;
});

export async function loadCompareComponents(): Promise<void> {
  needsCardExtrasStore.set(true);
  try {
    const [{ CompareCardCheckbox: CardCheckbox }, { CompareBar: Bar }] = await Promise.all([
      import("./compare-card-checkbox"),
      import("./compare-bar"),
    ]);
    compareComponentsStore.set({ CardCheckbox, Bar });
  } catch {
    // Retried on the next click.
  }
}

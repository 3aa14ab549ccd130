import type { ComponentType } from "react";
import { isComparing } from "@/lib/compare-hint";
import { showsListExtras } from "@/lib/list-extras";
import { createStore } from "@/lib/store";
import type { CompareChoiceProps } from "./compare-choice";

export type CompareParts = { Choice: ComponentType<CompareChoiceProps>; Bar: ComponentType };

/** null without a comparison: nothing is loaded. */
export const compareParts = createStore<CompareParts | null>(null, () => {
  if (isComparing()) void loadCompareParts();
  return null;
});

export async function loadCompareParts(): Promise<void> {
  showsListExtras.set(true);
  try {
    const [{ CompareChoice: Choice }, { CompareBar: Bar }] = await Promise.all([
      import("./compare-choice"),
      import("./compare-bar"),
    ]);
    compareParts.set({ Choice, Bar });
  } catch {
    // Retried on the next click.
  }
}

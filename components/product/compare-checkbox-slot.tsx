"use client";

import { useStore } from "@/lib/state/use-store";
import type { CompareCardCheckboxProps } from "./compare-card-checkbox";
import { compareComponentsStore } from "./compare-components";

export function CompareCheckboxSlot(props: CompareCardCheckboxProps) {
  const components = useStore(compareComponentsStore);
  return components && <components.CardCheckbox {...props} />;
}

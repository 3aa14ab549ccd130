"use client";

import { useStore } from "@/lib/use-store";
import { householdComponents } from "./household-components";
import type { HouseholdWarningProps } from "./household-warning";

export function HouseholdWarningSlot(props: HouseholdWarningProps) {
  const components = useStore(householdComponents);
  return components && <components.Warning {...props} />;
}

"use client";

import { useStore } from "@/lib/use-store";
import { householdComponents } from "./household-components";

export function HouseholdFilterSlot() {
  const components = useStore(householdComponents);
  return components && <components.Filter />;
}

"use client";

import { useStore } from "@/lib/use-store";
import { householdParts } from "./household-parts";

export function HouseholdFilterPlace() {
  const parts = useStore(householdParts);
  return parts && <parts.Filter />;
}

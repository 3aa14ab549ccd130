"use client";

import { useStore } from "@/lib/use-store";
import { householdParts } from "./household-parts";
import type { HouseholdWarningProps } from "./household-warning";

export function HouseholdNote(props: HouseholdWarningProps) {
  const parts = useStore(householdParts);
  return parts && <parts.Warning {...props} />;
}

"use client";

import { HouseholdWarningSlot } from "@/components/household/household-warning-slot";
import { CompareCheckboxSlot } from "./compare-checkbox-slot";

export function CardExtras({ id, name }: { id: number; name: string }) {
  return (
    <>
      <HouseholdWarningSlot id={id} />
      <CompareCheckboxSlot id={id} name={name} />
    </>
  );
}

"use client";

import { HouseholdWarningSlot } from "@/components/household/household-warning-slot";
import { CompareCheckboxSlot } from "./compare-checkbox-slot";

export type CardExtrasProps = { id: number; name: string };

export function CardExtras({ id, name }: CardExtrasProps) {
  return (
    <>
      <HouseholdWarningSlot id={id} />
      <CompareCheckboxSlot id={id} name={name} />
    </>
  );
}

"use client";

import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { CompareCheckboxSlot } from "./compare-checkbox-slot";

export type CardExtrasProps = { id: number; name: string };

export function CardExtras({ id, name }: CardExtrasProps) {
  return (
    <>
      <FoodProfileWarningSlot id={id} />
      <CompareCheckboxSlot id={id} name={name} />
    </>
  );
}

"use client";

import { HouseholdNote } from "@/components/household/household-note";
import { ComparePlace } from "./compare-place";

export function CardExtras({ id, name }: { id: number; name: string }) {
  return (
    <>
      <HouseholdNote id={id} />
      <ComparePlace id={id} name={name} />
    </>
  );
}

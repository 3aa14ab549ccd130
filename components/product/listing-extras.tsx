"use client";

import { Activity, lazy } from "react";
import { showsListExtras } from "@/lib/list-extras";
import { useStore } from "@/lib/use-store";

const HouseholdFilterSlot = lazy(() =>
  import("@/components/household/household-filter-slot").then((file) => ({
    default: file.HouseholdFilterSlot,
  })),
);

export function ListingExtras() {
  return (
    useStore(showsListExtras) && (
      <Activity>
        <HouseholdFilterSlot />
      </Activity>
    )
  );
}

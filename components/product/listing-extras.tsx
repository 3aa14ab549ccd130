"use client";

import { Activity, lazy } from "react";
import { needsCardExtrasStore } from "@/lib/card-extras";
import { useStore } from "@/lib/use-store";

const HouseholdFilterSlot = lazy(() =>
  import("@/components/household/household-filter-slot").then((file) => ({
    default: file.HouseholdFilterSlot,
  })),
);

export function ListingExtras() {
  return (
    useStore(needsCardExtrasStore) && (
      <Activity>
        <HouseholdFilterSlot />
      </Activity>
    )
  );
}

"use client";

import { Activity } from "react";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { needsCardExtrasStore } from "@/lib/card-extras";
import { useStore } from "@/lib/use-store";

const HouseholdFilterSlot = lazyOptional(() =>
  import("@/components/household/household-filter-slot").then((file) => file.HouseholdFilterSlot),
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

"use client";

import { Activity, lazy } from "react";
import { showsListExtras } from "@/lib/list-extras";
import { useStore } from "@/lib/use-store";

const HouseholdFilterPlace = lazy(() =>
  import("@/components/household/household-filter-place").then((file) => ({
    default: file.HouseholdFilterPlace,
  })),
);

export function ListingExtras() {
  return (
    useStore(showsListExtras) && (
      <Activity>
        <HouseholdFilterPlace />
      </Activity>
    )
  );
}
